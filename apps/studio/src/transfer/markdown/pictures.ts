/** Pictures that texts of a folder show: files beside them, or addresses. */
import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import type { Locale } from '@wajiha/arabic'
import type { Picture } from '../foreign/foreign.ts'
import { decoded } from '../foreign/words.ts'
import type { Article } from './article.ts'

export class Pictures {
  readonly all = new Map<string, Picture>()
  readonly #folder: string
  readonly #left: string[]
  constructor(folder: string, left: string[]) {
    this.#folder = folder
    this.#left = left
  }

  /** Beside the file, or below the folder where it begins with a slash; never outside of the folder. */
  take({ file, locale }: Article, src: string, alt: string): string | undefined {
    if (/^https?:/i.test(src)) return this.#keep(src, { url: src }, locale, alt)
    const plain = decoded(src.split(/[?#]/)[0] ?? '')
    const place = plain.startsWith('/')
      ? resolve(this.#folder, `.${plain}`)
      : resolve(this.#folder, dirname(file), plain)
    const way = relative(this.#folder, place)
    if (plain === '' || way.startsWith('..') || !existsSync(place)) {
      this.#left.push(`${file}: there is no picture ${src}.`)
      return undefined
    }
    return this.#keep(way.split(sep).join('/'), { file: place }, locale, alt)
  }

  #keep(name: string, from: Picture['from'], locale: Locale, alt: string): string {
    const key = `markdown ${name}`
    const known: Picture = this.all.get(key) ?? { key, alts: {}, from }
    if (alt.trim()) known.alts[locale] ??= alt.trim()
    this.all.set(key, known)
    return key
  }
}
