/** From where somebody asks: the connection, or what a proxy of ours says of it (`TRUST_PROXY`). */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { createTrustedProxies, groupsOf } from '@wajiha/contract/trusted-proxies'

/** Set by the studio's own server alone; what a browser sends under this name is thrown away. */
export const clientHeader = 'x-studio-client'

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** @param trusted addresses and ranges, such as `10.0.0.0/8`. */
export function createClientNote(trusted: readonly string[]): (request: Asked) => void {
  const { addressOf } = createTrustedProxies(trusted)
  return (request) => {
    request.headers[clientHeader] = network(addressOf(request))
  }
}

/** A household has a /64 of the new addresses, and would have as many attempts. */
const network = (address: string) =>
  isIP(address) === 6 ? groupsOf(address).slice(0, 4).join(':') : address
