/** What files begin with, whatever their names say; light enough for the browser. */

export type FileHead = 'pdf' | 'doc' | 'png' | 'jpg' | 'zip'

/** As many bytes as {@link headOf} needs. */
export const headBytes = 8

const heads: readonly (readonly [FileHead, string])[] = [
  ['pdf', '255044462d'],
  ['doc', 'd0cf11e0a1b11ae1'],
  ['png', '89504e470d0a1a0a'],
  ['jpg', 'ffd8ff'],
  ['zip', '504b0304'],
]

/** Tells a file by its first bytes; a DOCX is a `zip` here. @returns nothing for any other type. */
export function headOf(bytes: Uint8Array): FileHead | undefined {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return heads.find(([, head]) => hex.startsWith(head))?.[0]
}

/** What a file of an accepted ending begins with: `.docx` → `zip`. */
export function headOfEnding(ending: string): string {
  const name = ending.replace(/^\./, '')
  return name === 'docx' ? 'zip' : name === 'jpeg' ? 'jpg' : name
}
