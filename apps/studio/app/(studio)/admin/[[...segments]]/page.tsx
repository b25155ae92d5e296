import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import config from '#src/payload.config.ts'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams })

export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
