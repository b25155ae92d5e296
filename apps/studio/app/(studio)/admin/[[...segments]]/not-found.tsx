import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import config from '#src/payload.config.ts'
import { headInTheirLanguage } from '#src/platform/admin/installed/their-language.ts'
import { say } from '#src/platform/i18n/say.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

const title = say('الصفحة غير موجودة', 'Page not found')

export const generateMetadata = ({ params, searchParams }: Props) =>
  headInTheirLanguage(generatePageMetadata({ config, params, searchParams }), config, title)

export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
