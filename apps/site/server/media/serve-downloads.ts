/**
 * Files that readers take home, under `/files/NAME`: fetched once from the studio and kept, always
 * handed out as an attachment. Their names are never reused, so an answer holds for ever.
 */
import { downloadName } from '@wajiha/contract'
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
    if (!downloadName.test(name)) return sayMissing(exchange)
    const found = await files.find(name)
    if (found.kind === 'kept' && (await sendFile(exchange, found.file, headers))) return true
    if (found.kind === 'missing') return sayMissing(exchange)
    return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
  }
}

const headers = {
  'content-type': 'application/octet-stream',
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-robots-tag': 'noindex',
}
