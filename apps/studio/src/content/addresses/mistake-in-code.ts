/** Codes of short links that are refused: names that the site and its keepers need, and foul words. */
import { normaliseForSearch, shortCodeKey } from '@wajiha/arabic'
import { type Said, say } from '../../platform/i18n/say.ts'

const reserved = new Set(
  `admin administrator api app assets account auth card cards campaign campaigns short studio wajiha
  login logout signin signup register password reset confirm unsubscribe preferences newsletter
  about blogs blog authors series services service our-projects projects contact join-us jobs apply
  privacy-policy privacy terms terms-and-conditions thank-you search feed rss atom sitemap robots
  favicon manifest media static public files download downloads health status metrics short-link
  www mail smtp ftp ns1 root support help info security abuse postmaster webmaster
  null undefined true false test index home default well-known ar en`.split(/\s+/),
)

/** Words in the form in which texts are compared; a part of the code is enough for the longer ones. */
const foulParts = ['fuck', 'bitch', 'nigger', 'nigga', 'faggot', 'whore', 'porn', 'cunt', 'rapist']
const foulWords = new Set(
  `shit ass arse asshole dick cock pussy slut sex xxx nazi hitler wank tits cum
  كس طيز زب شرموطه قحبه منيوك عرص خرا لعنه خول متناك نيك سكس كلب حمار`.split(/\s+/),
)

/** @returns why the code is refused; nothing when it may be given to a link. */
export function mistakeInCode(code: string): Said | undefined {
  const key = shortCodeKey(code)
  if (reserved.has(key)) return isReserved
  const plain = normaliseForSearch(key)
  const bare = plain.replace(/[-_\d]/g, '')
  const words = plain.split(/[-_\d]+/)
  const isFoul =
    foulParts.some((part) => bare.includes(part)) ||
    [bare, ...words].some((word) => foulWords.has(word))
  return isFoul ? foul : undefined
}

const isReserved = say(
  'هذا الرمز محجوز للموقع أو لإدارته. اختر رمزًا غيره',
  'The site or its keepers need this code. Choose another',
)
const foul = say(
  'في هذا الرمز كلمة لا تليق، وسيقرؤه الناس. اختر رمزًا غيره',
  'This code holds a word that offends, and people will read it. Choose another',
)
