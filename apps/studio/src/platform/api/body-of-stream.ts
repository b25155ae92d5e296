import { Readable } from 'node:stream'

/** A stream as the body of an answer: Node's streams of the web are those of the browser under other types. */
export const bodyOfStream = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as ReadableStream<Uint8Array>
