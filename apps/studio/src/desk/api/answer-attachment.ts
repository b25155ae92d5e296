/** A file for somebody of the studio who may read its submission: always saved, never shown in place. */
import type { PayloadHandler } from 'payload'
import { noteAccess } from '../../audit/note-access.ts'
import { bodyOfStream } from '../../platform/api/body-of-stream.ts'
import { heldFiles, openAttachment } from '../../platform/attachments.ts'

type Held = { file?: string | null; name?: string | null }
type FilesRow = {
  id?: string
  attachmentFile?: string | null
  attachmentName?: string | null
  files?: unknown
}

export const answerAttachment: PayloadHandler = async (req) => {
  const found: FilesRow | null = await req.payload.findByID({
    collection: 'submissions',
    id: String(req.routeParams?.id ?? ''),
    req,
    overrideAccess: false,
    disableErrors: true,
  })
  const place = req.routeParams?.place
  const held = fileAt(found, place === undefined ? undefined : String(place))
  if (held?.file && found?.id)
    await noteAccess(req, {
      action: 'download',
      subject: { collection: 'submissions', id: found.id },
    })
  return answerFile(held)
}

/** @param place of a file among those that answer questions, from 0; without it, the CV. */
export function fileAt(row: FilesRow | null, place: string | undefined): Held | undefined {
  if (place === undefined) return { file: row?.attachmentFile, name: row?.attachmentName }
  return /^\d$/.test(place) ? heldFiles(row?.files)[Number(place)] : undefined
}

/** A file of a submission; 404 where there is none. */
export async function answerFile(held: Held | undefined): Promise<Response> {
  const found = held?.file ? await openAttachment(held.file) : undefined
  if (!found) return new Response(null, { status: 404 })
  return new Response(bodyOfStream(found.body), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(found.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(held?.name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** RFC 5987: what `encodeURIComponent` leaves but the header may not hold. */
const encodeName = (name: string | null | undefined) =>
  encodeURIComponent(name || 'cv').replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
