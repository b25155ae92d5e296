/**
 * Whether a PDF has the structure of one: its end names where its table of objects stands, and there it
 * stands. What merely begins like a PDF, or was cut on its way, is none. Source: ISO 32000-1, 7.5.
 */
import type { FileHandle } from 'node:fs/promises'

/** Programs write some bytes behind the end; readers look for it in the last kilobyte or two. */
const tailBytes = 2_048
const end = /startxref\s+(\d{1,12})\s+%%EOF/g
/** A table, or a stream that holds one. */
const table = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/

export async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  const tail = await textAt(file, Math.max(0, size - tailBytes), tailBytes)
  const offset = Number([...tail.matchAll(end)].at(-1)?.[1])
  return offset < size && table.test(await textAt(file, offset, 64))
}

async function textAt(file: FileHandle, at: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.toString('latin1', 0, bytesRead)
}
