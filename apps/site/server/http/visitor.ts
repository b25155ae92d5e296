/** What may be known of who sends a form: a coarse address, and the browser's family. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { createTrustedProxies, groupsOf } from '@wajiha/contract/trusted-proxies'
import { readVid } from './vid-cookie.ts'

export type Visitor = {
  /** For counting only; never stored: an IPv4 address, or the first 56 bits of an IPv6 one. */
  counter: string
  /** For neighbours: the first 24 or 56 bits. */
  neighbourhood: string
  /** Stored: the first 24 or 48 bits. */
  ipTrunc: string
  uaFamily: string
  /** Stored: the first-party id, of a visitor who agreed to it (ATTR-05). */
  vid?: string | undefined
  /** Stored: whether they answered the notice, and allowed data about them for advertising (ATTR-10). */
  allowsAds?: boolean | undefined
}

export type Visitors = {
  visitorOf: (request: IncomingMessage) => Visitor
  /** Whom a request is counted to: see `counter`. */
  counterOf: (request: IncomingMessage) => string
  /** Whether a proxy of ours is connected: it speaks for everybody. */
  isProxy: (remoteAddress: string) => boolean
}

/**
 * Tells who asks; one for a site.
 * @param trustProxy whose forwarding header counts: addresses and ranges, such as `10.0.0.0/8`.
 */
export function createVisitors(trustProxy: readonly string[]): Visitors {
  const { addressOf, isProxy } = createTrustedProxies(trustProxy)
  return {
    visitorOf: (request) => visitorFor(addressOf(request), request.headers),
    counterOf: (request) => counterFor(addressOf(request)),
    isProxy,
  }
}

const counterFor = (address: string) => (isIP(address) === 6 ? prefix6(address, 56) : address)

function visitorFor(address: string, headers: IncomingHttpHeaders): Visitor {
  const isV6 = isIP(address) === 6
  return {
    counter: counterFor(address),
    neighbourhood: isV6 ? prefix6(address, 56) : prefix4(address),
    ipTrunc: isV6 ? prefix6(address, 48) : prefix4(address),
    uaFamily: familyOf(headers['user-agent'] ?? ''),
    vid: readVid(headers),
  }
}

/** Network and browser, for as long as the process remembers; never stored. */
export const anonymousVisitorKey = ({ counter }: Visitor, userAgent: string): string =>
  `${counter} ${userAgent}`

const prefix4 = (address: string) => address.replace(/\.\d+$/, '.0')

function prefix6(address: string, bits: 48 | 56): string {
  const [a = '0', b = '0', c = '0', d = '0'] = groupsOf(address)
  const fourth = bits === 56 ? (Number.parseInt(d, 16) & 0xff00).toString(16) : undefined
  return `${[a, b, c, ...(fourth ? [fourth] : [])].join(':')}::`
}

const families: [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /\bOPR\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const familyOf = (agent: string) =>
  families.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other'
