/** From where somebody asks: the connection, or what a proxy of ours says of it (`TRUST_PROXY`). */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Set by the studio's own server alone; what a browser sends under this name is thrown away. */
export const clientHeader = 'x-studio-client'

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** @param trusted addresses and ranges, such as `10.0.0.0/8`. */
export function createClientNote(trusted: readonly string[]): (request: Asked) => void {
  const proxies = listOf(trusted)
  return (request) => {
    request.headers[clientHeader] = network(addressOf(request, proxies))
  }
}

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** The nearest address that is not one of our own proxies. */
function addressOf({ headers, socket }: Asked, proxies: BlockList): string {
  const claimed = String(headers['x-forwarded-for'] ?? '').split(',')
  let address = plain(socket.remoteAddress ?? '')
  while (claimed.length > 0 && isOurs(address, proxies)) {
    const next = plain(claimed.pop()?.trim() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

function isOurs(address: string, proxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** A household has a /64 of the new addresses, and would have as many attempts. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? 8 - start.length - end.length : 0
  return [...start, ...Array.from({ length: gap }, () => '0'), ...end].slice(0, 4).join(':')
}
