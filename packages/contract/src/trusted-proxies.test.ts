import { describe, expect, it } from 'vitest'
import { createTrustedProxies, groupsOf } from './trusted-proxies.ts'

const ask = (remoteAddress: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
})

describe('the address of a request', () => {
  it('is the connection’s, whatever it claims, where no proxy of ours is connected', () => {
    const { addressOf, isProxy } = createTrustedProxies([])
    expect(addressOf(ask('::ffff:192.0.2.9', '198.51.100.1'))).toBe('192.0.2.9')
    expect(addressOf(ask(undefined, '198.51.100.1'))).toBe('')
    expect(isProxy('192.0.2.9')).toBe(false)
  })

  it('is what the nearest stranger before our proxies has, in ranges of both kinds', () => {
    const { addressOf } = createTrustedProxies(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
    expect(addressOf(ask('127.0.0.1', '203.0.113.1, 198.51.100.1, 10.0.0.2'))).toBe('198.51.100.1')
    expect(addressOf(ask('::ffff:10.9.9.9', '198.51.100.7'))).toBe('198.51.100.7')
    expect(addressOf(ask('2001:db8::7', '198.51.100.8'))).toBe('198.51.100.8')
  })

  it('stays the proxy’s where what it forwards is no address', () => {
    const { addressOf } = createTrustedProxies(['127.0.0.1'])
    for (const said of ['', 'unknown', '198.51.100.1, "><script>'])
      expect(addressOf(ask('127.0.0.1', said))).toBe('127.0.0.1')
  })
})

it('an IPv6 address has eight groups, however short it is written', () => {
  expect(groupsOf('2001:db8::1').join(':')).toBe('2001:db8:0:0:0:0:0:1')
  expect(groupsOf('::').join(':')).toBe('0:0:0:0:0:0:0:0')
  expect(groupsOf('1:2:3:4:5:6:7:8').join(':')).toBe('1:2:3:4:5:6:7:8')
})
