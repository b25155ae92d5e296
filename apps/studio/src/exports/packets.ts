const packetLength = 64 * 1024

/** Lines are short and packets long: what is sent is gathered first. */
export async function* inBytes(
  parts: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const part of parts) {
    const bytes =
      typeof part === 'string'
        ? Buffer.from(part)
        : Buffer.from(part.buffer, part.byteOffset, part.length)
    waiting.push(bytes)
    length += bytes.length
    if (length < packetLength) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
