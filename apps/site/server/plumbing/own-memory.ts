/**
 * Bytes that are kept have memory of their own size: what zlib or another process hands over is often part of a
 * larger block, which would be kept with them and counted nowhere.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
