import { describe, expect, it } from 'vitest'
import { clientHeader, createClientNote } from './where-from.ts'

function noted(trusted: string[], remoteAddress: string, headers: Record<string, string> = {}) {
  const request = { headers, socket: { remoteAddress } }
  createClientNote(trusted)(request)
  return request.headers[clientHeader]
}

describe('from where somebody asks', () => {
  it('from where somebody asks is the connection, whatever they claim', () => {
    const claims = { 'x-forwarded-for': '198.51.100.1', [clientHeader]: '198.51.100.2' }
    expect(noted([], '::ffff:192.0.2.9', claims)).toBe('192.0.2.9')
  })

  it('from where somebody asks is what our own proxy says, and nothing before it', () => {
    const claims = { 'x-forwarded-for': '203.0.113.1, 198.51.100.1, 10.0.0.2' }
    expect(noted(['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', claims)).toBe('198.51.100.1')
  })

  it('from where somebody asks is a whole network where a household has one', () => {
    expect(noted([], '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
    expect(noted([], '2001:db8::1')).toBe('2001:db8:0:0')
  })
})
