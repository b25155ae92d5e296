import { describe, expect, it } from 'vitest'
import { isLoopback, isPublicAddress, literalOf, nearAddress } from './network-address.ts'

describe('the public internet', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.215.14',
    '172.15.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2606:2800:220:1::1',
    '2a00:1450::1',
  ])('has %s in it', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['0.0.0.0/8', '0.0.0.0', '0.255.255.255'],
    ['10.0.0.0/8', '10.0.0.0', '10.255.255.255'],
    ['100.64.0.0/10', '100.64.0.0', '100.127.255.255'],
    ['127.0.0.0/8', '127.0.0.1', '127.255.255.254'],
    ['169.254.0.0/16', '169.254.169.254', '169.254.255.255'],
    ['172.16.0.0/12', '172.16.0.1', '172.31.255.255'],
    ['192.0.0.0/24', '192.0.0.0', '192.0.0.255'],
    ['192.0.2.0/24', '192.0.2.1', '192.0.2.255'],
    ['192.31.196.0/24', '192.31.196.1', '192.31.196.255'],
    ['192.52.193.0/24', '192.52.193.1', '192.52.193.255'],
    ['192.88.99.0/24', '192.88.99.1', '192.88.99.255'],
    ['192.168.0.0/16', '192.168.0.1', '192.168.255.255'],
    ['192.175.48.0/24', '192.175.48.1', '192.175.48.255'],
    ['198.18.0.0/15', '198.18.0.1', '198.19.255.255'],
    ['198.51.100.0/24', '198.51.100.1', '198.51.100.255'],
    ['203.0.113.0/24', '203.0.113.9', '203.0.113.255'],
    ['224.0.0.0/4', '224.0.0.1', '239.255.255.255'],
    ['240.0.0.0/4', '240.0.0.1', '255.255.255.255'],
    ['what is not 2000::/3', '::', '::1'],
    ['IPv4 in the clothes of IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ['64:ff9b::/96', '64:ff9b::7f00:1', '64:ff9b::808:808'],
    ['fc00::/7', 'fc00::1', 'fd12::1'],
    ['fe80::/10', 'fe80::1', 'febf::1'],
    ['ff00::/8', 'ff02::1', 'ff0e::1'],
    ['2001::/23', '2001::1', '2001:1ff::1'],
    ['2001:db8::/32', '2001:db8::1', '2001:db8:ffff::1'],
    ['2002::/16', '2002:7f00:1::', '2002:808:808::1'],
    ['3fff::/20', '3fff::1', '3fff:fff::1'],
    ['what nobody was given', '4000::1', '5f00::1'],
    ['what is no literal address', 'localhost', ''],
    ['names', 'name.example', 'birkar.example'],
    ['addresses as only old programs read them', '127.1', '0x7f000001'],
  ])('has nothing of %s', (_, first, last) => {
    expect([first, last].map(isPublicAddress)).toEqual([false, false])
  })
})

describe('this machine', () => {
  it('is 127.0.0.0/8 and ::1 alone', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopback)).toEqual([true, true, true])
    expect(['10.0.0.1', '::', '1.1.1.1', ''].map(isLoopback)).toEqual([false, false, false, false])
  })
})

describe('the host of an address', () => {
  it('is a literal one without brackets, or none', () => {
    expect(literalOf(new URL('https://[::1]:8443/x'))).toBe('::1')
    expect(literalOf(new URL('https://2130706433/'))).toBe('127.0.0.1')
    expect(literalOf(new URL('https://birkar.example/'))).toBeUndefined()
  })
})

describe('nearAddress', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '[::1]'],
    ['studio.internal', 'studio.internal'],
  ])('reaches what listens on %s at %s', (host, address) => {
    expect(nearAddress(host)).toBe(address)
  })
})
