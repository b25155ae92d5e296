/** The type of a file by its bytes alone, whatever its name says; a PDF is one as a whole. */
import { open } from 'node:fs/promises'
import { type FileType, headBytes, headOf } from '@wajiha/contract/form-checks'
import { isWholePdf } from './whole-pdf.ts'

/** A DOCX is a zip whose directory, at its end, lists `word/`. @returns nothing for any other type. */
export async function typeOf(path: string, size: number): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(headBytes)
    await file.read(bytes, 0, headBytes, 0)
    const head = headOf(bytes)
    if (head === 'pdf') return (await isWholePdf(file, size)) ? 'pdf' : undefined
    if (head !== 'zip') return head
    const tail = Buffer.alloc(Math.min(size, 66_000))
    await file.read(tail, 0, tail.length, size - tail.length)
    return tail.includes('word/document') ? 'docx' : 'zip'
  } finally {
    await file.close()
  }
}
