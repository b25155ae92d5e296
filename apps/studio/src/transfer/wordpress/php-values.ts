/** Values as PHP writes them into a database: `a:2:{s:2:"ar";i:12;s:2:"en";i:34;}`. Objects are none of ours. */

export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue }

const deepest = 20

/** @returns nothing for what is not written so, whole and alone. Never throws. */
export function readPhp(text: string): PhpValue | undefined {
  try {
    const reader = new PhpReader(Buffer.from(text.trim(), 'utf8'))
    const value = reader.value(0)
    return reader.isAtEnd() ? value : undefined
  } catch {
    return undefined
  }
}

/** Lengths are counted in bytes, so the bytes are read. */
class PhpReader {
  #at = 0
  readonly #bytes: Buffer
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  value(depth: number): PhpValue {
    if (depth > deepest) throw new Error('too deep')
    const kind = this.#take(1)
    if (kind === 'N') {
      this.#expect(';')
      return null
    }
    this.#expect(':')
    if (kind === 'a') return this.#list(depth)
    if (kind === 's') {
      const words = this.#words()
      this.#expect(';')
      return words
    }
    const written = this.#until(';')
    if (kind === 'b' && /^[01]$/.test(written)) return written === '1'
    if ((kind === 'i' || kind === 'd') && written !== '' && Number.isFinite(Number(written)))
      return Number(written)
    throw new Error('unknown')
  }

  #list(depth: number): PhpValue {
    const count = this.#length()
    this.#expect('{')
    const entries: [string, PhpValue][] = []
    for (let index = 0; index < count; index += 1)
      entries.push([String(this.value(depth + 1)), this.value(depth + 1)])
    this.#expect('}')
    return Object.fromEntries(entries)
  }

  #words(): string {
    const length = this.#length()
    this.#expect('"')
    const words = this.#take(length)
    this.#expect('"')
    return words
  }

  #length(): number {
    const written = this.#until(':')
    const length = Number(written)
    if (!/^\d+$/.test(written) || length > this.#bytes.length) throw new Error('too long')
    return length
  }

  #take(length: number): string {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new Error('too short')
    const taken = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end
    return taken
  }

  #expect(sign: string): void {
    if (this.#take(1) !== sign) throw new Error(`no ${sign}`)
  }

  #until(sign: string): string {
    const end = this.#bytes.indexOf(sign, this.#at)
    if (end < 0) throw new Error(`no ${sign}`)
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }
}
