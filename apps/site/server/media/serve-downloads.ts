/**
 * Files that readers take home and recordings that pages play, under `/files/NAME`: fetched once from the studio and
 * kept. The first are always handed out as an attachment. Their names are never reused, so an answer holds for ever.
 */
import { extname } from 'node:path'
import { downloadName, recordingName } from '@wajiha/contract'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendText } from '../http/send.ts'
import type { KeptMedia } from '../images/kept-media.ts'
import { sendFile } from './serve-media.ts'

const prefix = '/files/'

export function serveDownloads(files: KeptMedia): Handler {
  return (exchange) => exchange.pathname.startsWith(prefix) && answer(exchange)

  async function answer(exchange: Exchange): Promise<boolean> {
    const name = exchange.pathname.slice(prefix.length)
    const headers = headersOf(name)
    if (!headers) return sayMissing(exchange)
    const found = await files.find(name)
    if (found.kind === 'kept' && (await sendFile(exchange, found.file, headers))) return true
    if (found.kind === 'missing') return sayMissing(exchange)
    return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
  }
}

const attachment = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'noindex',
}

const recordings: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' }

/** Nothing for a name that is no file of ours. */
function headersOf(name: string): Readonly<Record<string, string>> | undefined {
  if (downloadName.test(name)) return attachment
  if (!recordingName.test(name)) return undefined
  return {
    'content-type': recordings[extname(name)] ?? 'application/octet-stream',
    'content-security-policy': "default-src 'none'; media-src 'self'",
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
  }
}
