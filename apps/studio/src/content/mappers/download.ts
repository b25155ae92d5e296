import { type BlockOf, downloadTypes, recordingTypes } from '@wajiha/contract'
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

/** Where the site serves a recording; nothing for a file of another kind. */
export function toRecording(relation: string | File | null | undefined): string | undefined {
  const file = document(relation)
  return file?.filename && recordingTypes[file.mimeType ?? '']
    ? `/files/${file.filename}`
    : undefined
}
