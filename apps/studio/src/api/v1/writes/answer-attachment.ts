/** A CV for somebody of the studio who may read its submission: always saved, never shown in place. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PayloadHandler } from 'payload'
import { noteAccess } from '../../../privacy/note-access.ts'
import { pathOfAttachment } from './attachments.ts'

type Row = { id?: string; attachmentFile?: string | null; attachmentName?: string | null }

export const answerAttachment: PayloadHandler = async (req) => {
  const found = (await req.payload.findByID({
    collection: 'submissions',
    id: String(req.routeParams?.id ?? ''),
    req,
    overrideAccess: false,
    disableErrors: true,
  })) as Row | null
  if (found?.attachmentFile && found.id)
    await noteAccess(req, {
      action: 'download',
      subject: { collection: 'submissions', id: found.id },
    })
  return answerFile(found)
}

/** The file of a submission's row; 404 where there is none. */
export async function answerFile(found: Row | null): Promise<Response> {
  const path = found?.attachmentFile && pathOfAttachment(found.attachmentFile)
  const size = path ? (await stat(path).catch(() => undefined))?.size : undefined
  if (!path || size === undefined) return new Response(null, { status: 404 })
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(found.attachmentName)}`,
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
