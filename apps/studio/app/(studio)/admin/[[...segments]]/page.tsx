import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { wayFromReset } from '#src/accounts/sign-in/reset-link.ts'
import config from '#src/payload.config.ts'
import { headInTheirLanguage } from '#src/platform/admin/installed/their-language.ts'
import { titleOfView } from '#src/view-titles.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export async function generateMetadata({ params, searchParams }: Props) {
  // Of the start page there are none.
  const { segments = [] }: { segments?: string[] } = await params
  const title = titleOfView(['/admin', ...segments].join('/'))
  return headInTheirLanguage(generatePageMetadata({ config, params, searchParams }), config, title)
}

export default async function Page({ params, searchParams }: Props) {
  const { segments = [] }: { segments?: string[] } = await params
  const elsewhere = await wayFromReset(config, segments)
  if (elsewhere) redirect(elsewhere)
  return RootPage({ config, importMap, params, searchParams })
}
