import { type BlockOf, downloadTypes } from '@wajiha/contract'
import type { File } from '../../payload-types.ts'
import { document } from './defined.ts'

/** A file of the library, under the address at which the site serves it. */
export function toDownload(
  relation: string | File | null | undefined,
): Pick<BlockOf<'download'>, 'title' | 'file'> | undefined {
  const file = document(relation)
  const kind = downloadTypes[file?.mimeType ?? '']
  if (!file?.filename || !kind || !file.title) return undefined
  const { filename, filesize, title } = file
  return { title, file: { url: `/files/${filename}`, kind, bytes: filesize ?? 0 } }
}
