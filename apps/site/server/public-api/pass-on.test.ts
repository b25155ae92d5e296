import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBuckets } from '@wajiha/contract/buckets'
import { publicApiLimits, publicProblemSchema } from '@wajiha/contract/public-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handlerOf } from '../http/exchange.ts'
import { close, createSiteServer, listen } from '../http/listen.ts'
import { createVisitors } from '../http/visitor.ts'
import { createLog } from '../log.ts'
import { passOnPublicApi, readPath } from './pass-on.ts'

type Heard = { method?: string; url?: string; headers: Record<string, unknown>; body: string }

const atOnce = 3
const heard: Heard[] = []
const sites: Server[] = []
let studio: Server | undefined
let port = 0

beforeAll(async () => {
  studio = createServer(async (asked, answer) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    const { method, url, headers } = asked
    heard.push({ method, url, headers, body } as Heard)
    answer
      .writeHead(method === 'POST' ? 201 : 200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        etag: '"one"',
        'set-cookie': 'studio=secret',
        'x-powered-by': 'the studio',
      })
      .end('{"data":"مرحبًا"}')
  })
  await new Promise<void>((resolve) => studio?.listen(0, '127.0.0.1', resolve))
  port = await siteOf(`http://127.0.0.1:${(studio.address() as AddressInfo).port}/api/v1/`)
})
afterAll(async () => {
  for (const site of sites) await close(site)
  studio?.closeAllConnections()
  studio?.close()
})
beforeEach(() => {
  heard.length = 0
})

async function siteOf(apiBase: string): Promise<number> {
  const log = createLog(() => undefined)
  const flood = createBuckets(atOnce, 60_000)
  const visitors = createVisitors(['127.0.0.1'])
  const { get, post } = passOnPublicApi({ config: { apiBase }, visitors, log, flood })
  const below = handlerOf((path) => path.startsWith('/api/v1/'), get)
  const common = { 'x-frame-options': 'DENY' }
  const origin = 'https://birkar.example'
  const site = createSiteServer({ handlers: [below], writers: [post], common, origin, log })
  sites.push(site)
  return listen(site, 0, '127.0.0.1')
}

let visitor = 0
const ask = (path: string, init: RequestInit & { from?: string } = {}) => {
  visitor += 1
  const from = init.from ?? `198.18.${visitor}.7`
  const headers = { authorization: 'Bearer wj_x', 'x-forwarded-for': from, ...init.headers }
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
}

/** A target as it is written: `fetch` would have walked its dots already. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('the API for other systems on the site', () => {
  it('is the studio’s, below one folder, with the headers that are named and no others', async () => {
    const answer = await ask('/api/v1/content/articles/%D8%A7?locale=ar', {
      headers: { cookie: 'vid=1', 'accept-language': 'en', 'x-anything': '1' },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: 'مرحبًا' })
    const [one] = heard
    expect(one?.url).toBe('/api/v1/public/content/articles/%D8%A7?locale=ar')
    expect(one?.headers).toMatchObject({ authorization: 'Bearer wj_x', 'accept-language': 'en' })
    for (const name of ['cookie', 'x-anything', 'x-forwarded-for'])
      expect(one?.headers).not.toHaveProperty(name)
    const told = Object.fromEntries(answer.headers)
    expect(told).toMatchObject({ etag: '"one"', 'cache-control': 'private, no-cache' })
    expect(told).toMatchObject({ 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex' })
    expect(told).not.toHaveProperty('set-cookie')
    expect(told).not.toHaveProperty('x-powered-by')
    expect(told).not.toHaveProperty('access-control-allow-origin')
  })

  it('takes a body as it came', async () => {
    const body = JSON.stringify({ name: 'سارة' })
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'crm-2026-1' }
    expect((await ask('/api/v1/leads', { method: 'POST', headers, body })).status).toBe(201)
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/v1/public/leads', body, headers })
  })

  it('leads nowhere else in the studio, however the dots are written', async () => {
    for (const path of [
      '/api/v1/%2e%2e/submissions',
      '/api/v1/content/..%2f..%2fgeneral',
      '/api/v1/content/%2E%2E/%2e%2e/general',
      '/api/v1/content/..%5c..%5cgeneral',
      '/api/v1//general',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(heard).toEqual([])
    expect(readPath('/api/v1/content/pages/about')).toBe('content/pages/about')
    expect(readPath('/api/v1/a%3Fb')).toBeUndefined()
  })

  it('refuses a body that is too large, in words that say what to do', async () => {
    const body = 'م'.repeat(publicApiLimits.bodyBytes)
    const headers = { 'content-type': 'application/json' }
    const answer = await ask('/api/v1/leads', { method: 'POST', headers, body })
    expect(answer.status).toBe(413)
    expect(publicProblemSchema.parse(await answer.json()).toDo).toMatch(/٦٤ كيلوبايت/)
    expect(heard).toEqual([])
  })

  it('slows an address that asks without an end, and no other', async () => {
    const from = '203.0.113.9'
    for (let time = 0; time < atOnce; time += 1)
      expect((await ask('/api/v1/links', { from })).status).toBe(200)
    const refused = await ask('/api/v1/links', { from })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('/api/v1/links')).status).toBe(200)
  })

  it('says when to come again while the studio is away', async () => {
    const away = await siteOf('http://127.0.0.1:9/api/v1/')
    const answer = await fetch(`http://127.0.0.1:${away}/api/v1/links`, {
      headers: { 'accept-language': 'en-GB' },
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(publicProblemSchema.parse(await answer.json()).detail).toMatch(/nothing was stored/)
  })
})
