/**
 * No body is larger than what is sent here by honest people: a megabyte of words, or files. What says
 * its length is refused before a byte is read; what does not is cut when it grows too large.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from './refuse.ts'

/** A document with all its blocks, as the admin sends it, is a tenth of it. */
export const mostWords = 1_048_576
/** Files with what is said about them: an application's come in one body. */
const mostFiles = 30_000_000

/** @returns whether it was refused. */
export function boundBody(request: IncomingMessage, response: ServerResponse): boolean {
  const most = mayHoldFiles(request) ? mostFiles : mostWords
  if (Number(request.headers['content-length'] ?? 0) > most) {
    void refuse(request, response, 413)
    return true
  }
  if (request.headers['transfer-encoding'] === undefined) return false
  let size = 0
  const { push } = request
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    size += chunk?.length ?? 0
    if (size <= most) return push.call(request, chunk, encoding)
    void refuse(request, response, 413)
    request.destroy()
    return false
  }
  return false
}

const mayHoldFiles = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
