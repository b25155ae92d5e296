/**
 * Which network addresses belong to the public internet, for servers that ask others on behalf of a
 * stranger. Sources: the special-purpose registries of IANA, as `ipaddr.js` has them, and what they
 * registered since.
 */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is given out; and inside it, what reaches IPv4 by a detour, or nobody. */
const unicast = ipaddr.parseCIDR('2000::/3')
const special = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(ipaddr.parseCIDR)

/** @param address a literal address without brackets; anything else is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  return parsed.match(unicast) && !special.some((range) => parsed.match(range))
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean =>
  isIP(address) > 0 && ipaddr.parse(address).range() === 'loopback'

/** How this machine itself reaches what listens on `host`, as an address has it. */
export function nearAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** The host of an address as an IP address, if it is one; without the brackets of IPv6. */
export function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : undefined
}
