/** Pictures of WordPress: each once, whatever size of it a text shows. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Locale } from '@wajiha/arabic'
import type { Picture } from '../foreign/foreign.ts'
import { decoded, pathIn } from '../foreign/words.ts'
import { plainText } from '../html/tree.ts'
import type { Item, Wxr } from './wxr.ts'

const uploads = '/wp-content/uploads/'
const isPicture = /\.(?:jpe?g|png|gif|webp|avif)$/i

export class Pictures {
  readonly all = new Map<string, Picture>()
  readonly #byId = new Map<string, { url: string; alt: string }>()
  readonly #origin: string
  readonly #folder: string | undefined

  /** @param folder that holds what stood in `wp-content/uploads`; without it pictures are fetched. */
  constructor({ items, origin }: Wxr, folder: string | undefined) {
    this.#origin = origin
    this.#folder = folder
    for (const item of items.filter(({ type }) => type === 'attachment'))
      this.#byId.set(item.id, { url: item.attachment, alt: altOf(item) })
  }

  /** The one that a text is headed by. */
  ofId(id: string | undefined, locale: Locale): string | undefined {
    const found = id ? this.#byId.get(id) : undefined
    return found && isPicture.test(found.url) ? this.take(found.url, found.alt, locale) : undefined
  }

  /** @returns the key under which it will stand; nothing for what is no picture of a file. */
  take(src: string, alt: string, locale: Locale): string | undefined {
    const url = URL.parse(src.replace(/^\/\//, 'https://'), this.#origin)
    if (!url || !/^https?:$/.test(url.protocol)) return undefined
    const whole = new URL(url.pathname.replace(/-\d+x\d+(?=\.\w+$)/, ''), url)
    const place = pathIn(whole.href) ?? ''
    const inside = place.includes(uploads)
      ? place.slice(place.indexOf(uploads) + uploads.length)
      : ''
    const key = `wordpress ${inside || whole.href}`
    const known = this.all.get(key) ?? { key, alts: {}, from: this.#sourceOf(inside, url, whole) }
    if (alt.trim()) known.alts[locale] ??= alt.trim()
    this.all.set(key, known)
    return key
  }

  /** The file as it was brought, else the size that the text shows. */
  #sourceOf(inside: string, shown: URL, whole: URL): Picture['from'] {
    const folder = this.#folder
    if (!folder || !inside) return { url: whole.href }
    const shownInside = decoded(shown.pathname).split(uploads)[1] ?? inside
    const scaled = inside.replace(/(\.\w+)$/, '-scaled$1')
    const places = [inside, scaled, shownInside].flatMap((name) => placesOf(folder, name))
    const file = places.find((one) => existsSync(one))
    return file ? { file } : { url: whole.href }
  }
}

/** `uploads` itself, or a folder that it lies in; never outside of it. */
function placesOf(folder: string, name: string): string[] {
  return [folder, join(folder, 'uploads'), join(folder, 'wp-content', 'uploads')].flatMap(
    (base) => {
      const place = resolve(base, name)
      const way = relative(base, place)
      return way.startsWith('..') ? [] : [place]
    },
  )
}

const altOf = ({ meta }: Item): string => plainText(meta._wp_attachment_image_alt ?? '')
