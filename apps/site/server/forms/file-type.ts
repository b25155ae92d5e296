/** The type of a file by its bytes alone, whatever its name says. */
import { open } from 'node:fs/promises'
import type { FileType } from '@wajiha/contract/form-checks'

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** A DOCX is a zip whose directory, at its end, lists `word/`. @returns nothing for any other type. */
export async function typeOf(path: string, size: number): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(8)
    await file.read(head, 0, 8, 0)
    if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
    if (head.equals(compoundFile)) return 'doc'
    if (head.equals(png)) return 'png'
    if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpg'
    if (head.readUInt32BE(0) !== 0x504b0304) return undefined
    const tail = Buffer.alloc(Math.min(size, 66_000))
    await file.read(tail, 0, tail.length, size - tail.length)
    return tail.includes('word/document') ? 'docx' : 'zip'
  } finally {
    await file.close()
  }
}
