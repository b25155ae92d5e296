/**
 * The keys by which a shared cache finds the pages that a change touches: one for each answer that a page was
 * made from, that is a document or a list in one language. They are hashes, so that an address of any length
 * costs as much as another, and the same in every process of the site.
 */
import { createHash } from 'node:crypto'

/** Every page bears it. */
export const everyPage = 'wajiha'
/** Borne in place of their own keys by pages made from more answers than these; any change touches them. */
export const widePage = 'wajiha-wide'

/** With spaces 820 bytes; Varnish reads header lines of 8 kB, Fastly and Cloudflare of 16. */
export const mostKeys = 60

/** @param answer its key in the content: `ar blogs?page=2`. */
export const surrogateKey = (answer: string): string =>
  createHash('sha256').update(answer).digest('hex').slice(0, 12)

export const surrogateKeys = (dependsOn: ReadonlySet<string>): string[] =>
  dependsOn.size > mostKeys
    ? [everyPage, widePage]
    : [everyPage, ...Array.from(dependsOn, surrogateKey)]
