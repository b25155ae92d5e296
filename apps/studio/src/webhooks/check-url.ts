/** Where a webhook may lead: to the public internet by HTTPS; while developing, to this machine too. */
import { lookup } from 'node:dns/promises'
import { isLoopback, literalOf } from '@wajiha/contract/network-address'
import { type Said, say } from '../platform/i18n/say.ts'
import { allowsLoopback, mayReach } from '../platform/outside/ask-outside.ts'

/** @returns why the address is refused; nothing when it may be used. Asks DNS. */
export async function mistakeIn(address: string): Promise<Said | undefined> {
  const url = URL.parse(address)
  if (!url?.hostname) return notAnAddress
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return needsHttps
  if (url.username || url.password) return noPassword
  const addresses = await addressesOf(url)
  const isLocal = addresses.length > 0 && addresses.every(isLoopback)
  const mayBePlain = isLocal && allowsLoopback()
  if (url.protocol !== 'https:' && !mayBePlain) return needsHttps
  return addresses.every(mayReach) ? undefined : notPublic
}

/** A name that cannot be found now may be found later; each delivery asks again. */
async function addressesOf(url: URL): Promise<string[]> {
  const literal = literalOf(url)
  if (literal) return [literal]
  const found = await lookup(url.hostname, { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

const notAnAddress = say('ليس هذا عنوانًا على الشبكة', 'This is not an address on the web')
const noPassword = say(
  'لا يُكتب في العنوان اسم ولا كلمة مرور؛ فالطلبات موقّعة',
  'The address holds no name or password: requests are signed',
)
const needsHttps = say(
  'ابدأ العنوان بـ \u2066https://\u2069',
  'The address must begin with https://',
)
const notPublic = say(
  'يؤدّي هذا العنوان إلى شبكة داخليّة، ولا يُرسل إليها شيء',
  'This address leads into a private network; nothing is sent there',
)
