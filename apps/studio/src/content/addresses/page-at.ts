/** The page of the site that a redirect would take the place of. */
import { prefixOf, readableAddress, withoutPrefix } from '@wajiha/contract/paths'
import { type Said, say } from '../../platform/i18n/say.ts'
import type { StandingPage } from './standing-pages.ts'

/** @param from as a redirect has it: also without a language, and with all below it (`/blogs/**`). */
export function pageAt<Page extends Pick<StandingPage, 'path' | 'locale'>>(
  pages: readonly Page[],
  from: string,
): Page | undefined {
  const isBroad = from.endsWith('/**')
  const plain = plainOf(isBroad ? from.slice(0, -3) : from)
  const [language, base] = [prefixOf(plain), withoutPrefix(plain)]
  return pages.find(({ path, locale }) => {
    if (language && language !== locale) return false
    const stands = withoutPrefix(plainOf(path))
    return stands === base || (isBroad && (base === '/' || stands.startsWith(`${base}/`)))
  })
}

const plainOf = (path: string) => readableAddress(path).normalize('NFC').replace(/\/+$/, '') || '/'

/** Why a redirect does not begin at a page. */
export const standsThere = ({ title }: Pick<StandingPage, 'title'>): Said =>
  say(
    `هنا صفحة منشورة: «\u2068${title}\u2069»، ولن يصل إليها أحد بعد التحويل. غيّر عنوانها أو اسحبها من الموقع أوّلًا.`,
    `A page stands there: “\u2068${title}\u2069”, and nobody would reach it any more. Change its address or take it off the site first.`,
  )
