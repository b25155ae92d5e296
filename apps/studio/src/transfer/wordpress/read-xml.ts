/**
 * Reads XML piece by piece, however large the file is: only one entry of the export is in memory beside
 * what was kept of those before. Names no entity beyond those of XML, and opens no other file.
 */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Parser } from 'htmlparser2'
import { TransferMistake } from '../mistake.ts'

export type Element = {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** One that has not ended yet, and where its beginning ends. */
type Open = Element & { end: number }

/**
 * @param depth of the elements that are handed over as soon as they end, and then forgotten: 2 for those in `<rss><channel>`.
 * @throws {TransferMistake} with file and line, where elements do not close as they opened.
 */
export async function readXml(
  file: string,
  depth: number,
  take: (element: Element) => void,
): Promise<void> {
  const reading = new Reading(file, depth, take)
  const input = createReadStream(file, { encoding: 'utf8' })
  const failed = new Promise<never>((_, reject) =>
    input.on('error', (cause) =>
      reject(new TransferMistake(`${file} cannot be read.\nNothing was written.`, { cause })),
    ),
  )
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  const read = async () => {
    for await (const line of lines) reading.line(line)
    reading.end()
  }
  await Promise.race([read(), failed])
}

class Reading {
  #line = 0
  #elements = 0
  readonly #open: Open[] = []
  readonly #parser: Parser
  readonly #file: string
  constructor(file: string, depth: number, take: (one: Element) => void) {
    this.#file = file
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#begin(name, attributes),
        ontext: (text) => {
          const element = this.#open.at(-1)
          if (element) element.text += text
        },
        onclosetag: (_, isImplied) => this.#finish(isImplied, depth, take),
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  line(text: string): void {
    this.#line += 1
    this.#parser.write(`${text}\n`)
  }

  end(): void {
    const open = this.#open.at(-1)
    if (open)
      throw this.#mistake(`<${open.name}> of line ${open.line} does not end: the file is cut off`)
    this.#parser.end()
    if (this.#elements === 0) throw this.#mistake('there is no XML in it')
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const end = this.#parser.endIndex
    const element = { name, attributes, line: this.#line, text: '', children: [], end }
    this.#elements += 1
    this.#open.push(element)
  }

  #finish(isImplied: boolean, depth: number, take: (one: Element) => void) {
    const element = this.#open.pop()
    if (!element) return
    if (isImplied && !this.#isEmptyTag(element))
      throw this.#mistake(`<${element.name}> of line ${element.line} does not end`)
    if (this.#open.length === depth) take(element)
    else if (this.#open.length < depth) return
    else this.#open.at(-1)?.children.push(element)
  }

  /** `<x/>` ends where it began, which the parser takes for an end that nobody wrote. */
  #isEmptyTag({ end }: Open): boolean {
    return end === this.#parser.endIndex
  }

  #mistake(what: string): TransferMistake {
    return new TransferMistake(`${this.#file}, line ${this.#line}: ${what}.\nNothing was written.`)
  }
}

export const childText = (element: Element, name: string): string =>
  element.children.find((child) => child.name === name)?.text ?? ''
