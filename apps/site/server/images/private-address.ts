/** Addresses that are not of the public Internet: never read on behalf of a stranger. */
import { BlockList, isIP } from 'node:net'

const refused = new BlockList()

// IANA special-purpose registries, https://www.iana.org/assignments/iana-ipv4-special-registry
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  refused.addSubnet(net, bits, 'ipv4')

/** Global unicast is the only IPv6 that is public; some of it is not. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused.addSubnet(net, bits, 'ipv6')

/** @param address a literal IPv4 or IPv6 address; anything else counts as private. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return refused.check(address, 'ipv4')
  if (family !== 6) return true
  return !unicast.check(address, 'ipv6') || refused.check(address, 'ipv6')
}
