import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { answerByAddress, fixedAddresses, movableAddresses } from '../addresses.ts'
import { type Handler, handlerOf } from './exchange.ts'
import { rememberWays } from './known-ways.ts'

const request = (url: string, { method = 'GET', hosts = ['Host'] } = {}) =>
  ({ url, method, rawHeaders: hosts.flatMap((name) => [name, 'site.example']) }) as IncomingMessage

const always: Handler = () => false

function answerersOf<Name extends string>(table: Record<Name, readonly string[]>) {
  const entries = Object.keys(table).map((name) => [name, { get: always }])
  return Object.fromEntries(entries) as Record<Name, { get: Handler }>
}

describe('the way to who answers', () => {
  it('leaves out everybody who is not concerned', () => {
    const fixed = answerByAddress(fixedAddresses, answerersOf(fixedAddresses)).get
    const movable = answerByAddress(movableAddresses, answerersOf(movableAddresses)).get
    const find = rememberWays([fixed, movable, always], [])
    const askedFor = (url: string) => {
      const found = find(request(url))
      return found.kind === 'ok' ? found.handlers : []
    }
    expect(askedFor('/about')).toEqual([always])
    expect(askedFor('/media/a.png')).toEqual([fixed, always])
    expect(askedFor('/short/abc')).toEqual([movable, always])
  })

  it('is decided once for an address that is asked for again', () => {
    let decided = 0
    const never = handlerOf(() => {
      decided += 1
      return false
    }, always)
    const find = rememberWays([never, always], [])
    for (const url of ['/a?b=c', '/a?b=c', '/a?b=c'])
      expect(find(request(url))).toMatchObject({
        pathname: '/a',
        search: '?b=c',
        handlers: [always],
      })
    expect(decided).toBe(1)
  })

  it('is decided anew for a long address, which anybody can write', () => {
    let decided = 0
    const never = handlerOf(() => {
      decided += 1
      return false
    }, always)
    const find = rememberWays([never], [])
    for (const url of Array.from({ length: 2 }, () => `/${'a'.repeat(300)}`)) find(request(url))
    expect(decided).toBe(2)
  })

  it('keeps refusing what must be refused, also where it is known', () => {
    const writer: Handler = () => false
    const find = rememberWays([always], [writer])
    expect(find(request('/a')).kind).toBe('ok')
    expect(find(request('/a', { hosts: ['Host', 'hOsT'] }))).toMatchObject({ status: 400 })
    expect(find(request('/a', { hosts: [] }))).toMatchObject({ status: 400 })
    expect(find(request('/a', { method: 'PUT' }))).toMatchObject({ status: 405 })
    expect(find(request('/a', { method: 'POST' }))).toMatchObject({ handlers: [writer] })
    expect(find(request('/a', { method: 'HEAD' }))).toMatchObject({ method: 'HEAD' })
    expect(find(request('/%2e%2e/a'))).toMatchObject({ status: 404 })
  })
})
