import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { wayFromReset } from '#src/accounts/sign-in/reset-link.ts'
import config from '#src/payload.config.ts'
import { openSegments } from '#src/platform/admin/closed-pages.ts'
import { headInTheirLanguage } from '#src/platform/admin/installed/their-language.ts'
import { titleOfView } from '#src/view-titles.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** A page that is not for whoever asks is the refusal, at its address; head and page ask once. */
const open = cache(async (path: string) => openSegments(config, path.split('/'), await headers()))

/** Of the start page there are none. */
async function askedSegments({ params }: Props) {
  const { segments = [] }: { segments?: string[] } = await params
  return segments.length > 0 ? [...(await open(segments.join('/')))] : []
}

/** As Next gives them: the start page has no list, not an empty one. */
const paramsOf = (segments: string[]) =>
  Promise.resolve((segments.length > 0 ? { segments } : {}) as { segments: string[] })

export async function generateMetadata(props: Props) {
  const { searchParams } = props
  const segments = await askedSegments(props)
  const params = paramsOf(segments)
  const title = titleOfView(['/admin', ...segments].join('/'))
  return headInTheirLanguage(generatePageMetadata({ config, params, searchParams }), config, title)
}

export default async function Page(props: Props) {
  const { searchParams } = props
  const segments = await askedSegments(props)
  const elsewhere = await wayFromReset(config, segments)
  if (elsewhere) redirect(elsewhere)
  return RootPage({ config, importMap, params: paramsOf(segments), searchParams })
}
