import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isFromElsewhere } from './check-origin.ts'
import { createVisitors } from './visitor.ts'

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

const { visitorOf } = createVisitors([])

describe('a visitor', () => {
  it('is counted by the nearest address that is not a proxy of ours', () => {
    const { visitorOf } = createVisitors(['127.0.0.1', '10.0.0.0/8', '::1'])
    const through = (chain: string) =>
      visitorOf(asked('::ffff:127.0.0.1', { 'x-forwarded-for': chain })).counter
    expect(through('203.0.113.9')).toBe('203.0.113.9')
    expect(through('6.6.6.6, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
    expect(through('nonsense')).toBe('127.0.0.1')
  })

  it('is not believed about its own address', () => {
    const visitor = visitorOf(asked('198.51.100.7', { 'x-forwarded-for': '1.2.3.4' }))
    expect([visitor.counter, visitor.ipTrunc]).toEqual(['198.51.100.7', '198.51.100.0'])
  })

  it('is never kept with its whole address', () => {
    const visitor = visitorOf(asked('2001:db8:1:2345:6::7'))
    expect(visitor.ipTrunc).toBe('2001:db8:1::')
    expect(visitor.counter).toBe('2001:db8:1:2300::')
    expect(visitorOf(asked('::1')).ipTrunc).toBe('0:0:0::')
  })
})

describe('a form from elsewhere', () => {
  const origin = 'https://birkar.example'
  const isElsewhere = (headers: Record<string, string>) =>
    isFromElsewhere(asked('1.2.3.4', headers), origin)

  it('is told by what the browser says', () => {
    expect(isElsewhere({ 'sec-fetch-site': 'cross-site', origin })).toBe(true)
    expect(isElsewhere({ 'sec-fetch-site': 'same-site' })).toBe(true)
    expect(isElsewhere({ origin: 'https://evil.test' })).toBe(true)
    expect(isElsewhere({ origin: 'null' })).toBe(true)
  })

  it('is not our own page, nor a program', () => {
    expect(isElsewhere({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(false)
    expect(isElsewhere({ origin })).toBe(false)
    expect(isElsewhere({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).toBe(false)
    expect(isElsewhere({})).toBe(false)
  })
})
