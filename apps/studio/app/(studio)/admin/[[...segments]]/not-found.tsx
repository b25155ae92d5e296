import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import config from '#src/payload.config.ts'
import { missingTitle } from '#src/platform/admin/installed/page-head.ts'
import { headInTheirLanguage } from '#src/platform/admin/installed/their-language.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  headInTheirLanguage(generatePageMetadata({ config, params, searchParams }), config, missingTitle)

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
