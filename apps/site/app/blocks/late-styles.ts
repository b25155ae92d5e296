import type { RichText, RichTextBlock } from '@wajiha/contract'
import { buildId } from '#app/build-id.ts'
import { lateStylesPath } from './late-chunk.ts'

const lateTypes: ReadonlySet<RichTextBlock['type']> = new Set([
  'gallery',
  'video',
  'call',
  'form',
  'project',
  'download',
  'questions',
  'embed',
])

/** The styles that a text needs beside those of every page, as links of its head. */
export function lateStyles(body: RichText | undefined) {
  const isNeeded = body?.some(({ type }) => lateTypes.has(type))
  if (!isNeeded || import.meta.env.DEV) return []
  return [{ rel: 'stylesheet', href: `/${lateStylesPath(buildId)}` }]
}
