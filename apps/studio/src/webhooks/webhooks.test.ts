import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newSecret, sign, standardHeaders } from '../platform/signature.ts'

describe('a signature', () => {
  it('is the HMAC-SHA256 of seconds and body, as the how-to shows it', () => {
    const mac = createHmac('sha256', 'whsec_x').update('1795262400.{"a":1}').digest('hex')
    expect(sign('{"a":1}', 'whsec_x', 1_795_262_400_999)).toBe(`t=1795262400,v1=${mac}`)
  })

  it('of Standard Webhooks is the one that its reference publishes for the same message', () => {
    const message = {
      eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body: '{"test": 2432232314}',
      at: new Date(1_614_265_330_999),
    }
    expect(standardHeaders(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('of Standard Webhooks also comes of a secret in base64url, as they were made before', () => {
    const [bytes, body] = [Buffer.alloc(32, 0xfb), '{"الاسم":"سارة"}']
    const message = { eventId: 'evt_1', body, at: new Date(1_795_262_400_000) }
    const secret = `whsec_${bytes.toString('base64url')}`
    expect(secret).toMatch(/[-_].*[-_]/)
    const mac = createHmac('sha256', bytes).update(`evt_1.1795262400.${body}`).digest('base64')
    expect(standardHeaders(message, secret)['webhook-signature']).toBe(`v1,${mac}`)
  })

  it('comes of a secret of 256 bits', () => {
    expect(newSecret()).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(newSecret()).not.toBe(newSecret())
  })
})
