/**
 * Whose word counts on where a request comes from: our own proxies alone (`TRUST_PROXY`). Site and studio count
 * and limit by what is said here, and both must believe the same.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

type Asked = {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

export type TrustedProxies = {
  /** Whether a proxy of ours is connected: it speaks for everybody. */
  isProxy: (remoteAddress: string) => boolean
  /** The nearest address that is not one of our own proxies; what others claim is not believed. */
  addressOf: (request: Asked) => string
}

/** @param entries addresses and ranges, such as `10.0.0.0/8`. */
export function createTrustedProxies(entries: readonly string[]): TrustedProxies {
  const isOurs = rememberer(listOf(entries))
  const isProxy = (remoteAddress: string) => isOurs(plainAddress(remoteAddress))
  return {
    isProxy,
    addressOf({ headers, socket }) {
      let address = plainAddress(socket.remoteAddress ?? '')
      const forwarded = headers['x-forwarded-for']
      if (forwarded === undefined) return address
      const claimed = String(forwarded).split(',')
      while (claimed.length > 0 && isProxy(address)) {
        const next = plainAddress(claimed.pop()?.trim() ?? '')
        if (isIP(next) === 0) break
        address = next
      }
      return address
    },
  }
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** The same few proxies bring every request: what was found of an address is remembered. */
function rememberer(list: BlockList): (address: string) => boolean {
  const known = new Map<string, boolean>()
  return (address) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const family = isIP(address)
    const found = family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
    if (known.size >= mostKnown) known.clear()
    known.set(address, found)
    return found
  }
}

const mostKnown = 1_000

/** An IPv4 address as such, also where it comes in the clothes of IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** @returns the eight groups of an IPv6 address, without leading zeros. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const middle = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  return [...start, ...middle, ...end]
}
