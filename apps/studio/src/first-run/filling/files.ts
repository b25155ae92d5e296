/** Reads the files of a content folder and says exactly what is wrong with them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

/** One sentence per mistake: the file, the field, what is wrong. */
export class ContentMistake extends Error {
  override readonly name = 'ContentMistake'
}

export class ContentFolder {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }

  /** One file of a known shape. @throws {ContentMistake} */
  async json<Shape extends z.ZodType>(name: string, shape: Shape): Promise<z.output<Shape>> {
    const read = shape.safeParse(parse(name, await this.text(name)))
    if (read.success) return read.data
    const mistakes = read.error.issues
      .slice(0, 5)
      .map(
        ({ path, message }) => `${name}, field “${path.join('.') || 'the whole file'}”: ${message}`,
      )
    throw new ContentMistake(mistakes.join('\n'))
  }

  /** Every file of a folder, by name; none when the folder is not there. @throws {ContentMistake} */
  async all<Shape extends z.ZodType>(folder: string, shape: Shape): Promise<z.output<Shape>[]> {
    const names = await readdir(join(this.path, folder)).catch(() => [])
    const files = names.filter((name) => name.endsWith('.json')).sort()
    return Promise.all(files.map((name) => this.json(`${folder}/${name}`, shape)))
  }

  /** The folders in a folder. */
  async folders(folder: string): Promise<string[]> {
    const entries = await readdir(join(this.path, folder), { withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
  }

  async text(name: string): Promise<string> {
    try {
      return (await readFile(join(this.path, name), 'utf8')).normalize('NFC')
    } catch (cause) {
      throw new ContentMistake(`${name} cannot be read.`, { cause })
    }
  }
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentMistake(
      `${name} is not JSON: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
}
