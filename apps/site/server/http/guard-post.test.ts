import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBuckets } from '@wajiha/contract/buckets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardPost } from './guard-post.ts'
import { sendText } from './send.ts'
import { createVisitors } from './visitor.ts'

let server: Server
let at = ''
const origin = 'https://birkar.example'
const { visitorOf } = createVisitors([])

beforeAll(async () => {
  const flood = createBuckets(3, 60_000)
  const answer = guardPost(
    { origin, kinds: ['urlencoded'], flood, visitorOf },
    async (exchange, admitted, name: string) =>
      sendText(exchange, 200, 'text/plain', `${name} ${admitted.kind} ${admitted.visitor.counter}`),
  )
  server = createServer((request, response) => {
    const exchange = {
      request,
      response,
      origin,
      common: {},
      method: 'POST',
      pathname: '/',
      search: '',
    } as const
    void answer(exchange, 'form')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const post = (headers: Record<string, string> = {}) =>
  fetch(at, {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

describe('a POST', () => {
  it('is answered with what is known of who sends it, until its address has sent too many', async () => {
    // Neither of these is counted.
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
    for (let count = 0; count < 3; count += 1)
      expect(await (await post()).text()).toBe('form urlencoded 127.0.0.1')
    const refused = await post()
    expect([refused.status, Number(refused.headers.get('retry-after')) > 50]).toEqual([429, true])
  })
})
