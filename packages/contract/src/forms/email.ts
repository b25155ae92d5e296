/** E-mail addresses as people type them, checked without asking anybody (LEAD-05). */
import { readUrl } from '../read-url.ts'
import { cleanLine, lengthOf } from './clean.ts'
import { fieldLimits } from './fields.ts'

const localPart = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u
const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

export type Email = {
  /** As typed, cleaned: `Sara@Example.com`. */
  address: string
  /** For telling people apart: lower case, the domain in punycode. */
  norm: string
}

/** Reads an address, those of other scripts included: `سارة@مثال.إختبار`. @returns nothing when it is none. */
export function readEmail(text: string): Email | undefined {
  if (text.length > 4 * fieldLimits.email) return undefined
  const address = cleanLine(text)
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  if (at < 1 || lengthOf(address) > fieldLimits.email || !localPart.test(local)) return undefined
  if (/^\.|\.$|\.\./.test(local)) return undefined
  const host = punycode(address.slice(at + 1))
  return host ? { address, norm: `${local.toLowerCase()}@${host}` } : undefined
}

/** The domain in ASCII; nothing for what is no host name, such as an IP address. */
function punycode(domain: string): string | undefined {
  const host = /[\s/\\?#@:%]/.test(domain) ? undefined : readUrl(`http://${domain}`)?.hostname
  return host && host.length <= 253 && hostName.test(host) ? host : undefined
}
