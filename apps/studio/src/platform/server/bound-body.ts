/**
 * No body is larger than what is sent here by honest people: a megabyte of words, or files. What says
 * its length is refused before a byte is read; what does not is cut when it grows too large.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A document with all its blocks, as the admin sends it, is a tenth of it. */
export const mostWords = 1_048_576
/** Files with what is said about them: an application's come in one body. */
const mostFiles = 30_000_000

/** @returns whether it was refused. */
export function boundBody(request: IncomingMessage, response: ServerResponse): boolean {
  const most = mayHoldFiles(request) ? mostFiles : mostWords
  if (Number(request.headers['content-length'] ?? 0) > most) {
    refuse(response)
    return true
  }
  if (request.headers['transfer-encoding'] === undefined) return false
  let size = 0
  const { push } = request
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    size += chunk?.length ?? 0
    if (size <= most) return push.call(request, chunk, encoding)
    refuse(response)
    request.destroy()
    return false
  }
  return false
}

const mayHoldFiles = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

function refuse(response: ServerResponse): void {
  if (response.headersSent) return
  response.writeHead(413, { connection: 'close', 'content-length': 0 }).end()
}
