import { pathIn } from '../foreign/words.ts'

/** Where the texts of the old site stand from now on, for the links between them. */
export class OldAddresses {
  readonly host: string
  readonly #origin: string
  readonly #leading = new Map<string, string>()
  constructor(origin: string) {
    this.#origin = origin
    this.host = URL.parse(origin)?.host ?? ''
  }

  lead(link: string, address: string): void {
    const path = pathIn(link)
    if (path && path !== '/') this.#leading.set(path, address)
  }

  /** Addresses of the old site become those of this one. */
  linkTo(href: string): string | undefined {
    const url = URL.parse(href, this.#origin || undefined)
    if (!url || url.host !== this.host) return href
    const path = pathIn(url.href) ?? '/'
    const address = this.#leading.get(path)
    if (address) return `${address}${url.hash}`
    return path.startsWith('/wp-content/') ? url.href : `${path}${url.search}${url.hash}`
  }
}
