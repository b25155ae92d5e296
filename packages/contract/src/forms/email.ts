/** E-mail addresses as people type and paste them, checked without asking anybody (LEAD-05). */
import { foldDigits } from '@wajiha/arabic'
import { readUrl } from '../read-url.ts'
import { cleanLine, lengthOf } from './clean.ts'
import { fieldLimits } from './fields.ts'

/** Quotes, brackets, commas and bullets before an address; none of them begins one. */
const before = /^(?:[\s"'`´‘’‚‛“”„‟«»‹›<>()[\]{}⟨⟩،؛؟,;:!?…*~|•·ـ–—-]|mailto:)+/i
/** After one also full stops: every address ends in a letter or a digit. */
const after = /(?:[^\p{L}\p{M}\p{N}]|ـ)+$/u
/** Zero-width spaces and joiners, marks of direction, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const localPart = /^(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u
const domainName = /^[\p{L}\p{M}\p{N}.-]+$/u
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/
const latin = /\p{Script=Latin}/u
/** Letters that stand beside Latin ones by a slip of the keyboard, or to deceive. */
const neverBesideLatin = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}]/u

export type Email = {
  /** As typed, without what stood around it: `Sara@Example.com`. */
  address: string
  /** For telling people apart: lower case, the domain in punycode. */
  norm: string
}

/**
 * Reads an address, those of other scripts included: `سارة@مثال.إختبار`. What surrounds it goes:
 * `«sara@example.com»،` is `sara@example.com`.
 *
 * @returns nothing when what remains is none.
 */
export function readEmail(text: string): Email | undefined {
  const address = bareEmail(text)
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || lengthOf(address) > fieldLimits.email || !localPart.test(local)) return undefined
  if (/^\.|\.$|\.\.|ـ/.test(local) || ![local, ...domain.split('.')].every(isOfOneScript))
    return undefined
  const host = punycode(domain)
  return host ? { address, norm: `${local.toLowerCase()}@${host}` } : undefined
}

/** What was typed without what surrounds it; digits of a Latin address as 0-9. Not checked. */
export function bareEmail(text: string): string {
  if (text.length > 4 * fieldLimits.email) return ''
  const line = cleanLine(text).replace(invisible, '').replace(before, '').replace(after, '')
  const folded = foldDigits(line)
  return neverBesideLatin.test(folded) ? line : folded
}

const isOfOneScript = (part: string) => !latin.test(part) || !neverBesideLatin.test(part)

/** The domain in ASCII; nothing for what is no host name, such as an IP address. */
function punycode(domain: string): string | undefined {
  const isWritten = domainName.test(domain) && !domain.includes('ـ')
  const host = isWritten ? readUrl(`http://${domain}`)?.hostname : undefined
  return host && host.length <= 253 && hostName.test(host) ? host : undefined
}
