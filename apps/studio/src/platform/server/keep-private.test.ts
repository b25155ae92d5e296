import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepPrivate } from './keep-private.ts'

/** Answers as the framework does: with a length of time where the address asks for one. */
const server = createServer((request, response) => {
  keepPrivate(request, response)
  const kept = /holds=([\w-]+)/.exec(request.url ?? '')?.[1]
  response.writeHead(200, kept ? { 'cache-control': kept } : {}).end('{}')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const heldBy = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    get({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.headers['cache-control'])
    }).on('error', reject)
  })

describe('an answer of the studio’s API', () => {
  it.each(['/api/leads?limit=10', '/api/users/me', '/api/applications/1', '/api/x'])(
    'is kept by nobody: %s',
    async (path) => expect(await heldBy(path)).toBe('private, no-store'),
  )

  it('an answer of the studio’s API is kept as long as it says itself', async () => {
    expect(await heldBy('/api/media/file/a.webp?holds=max-age')).toBe('max-age')
  })

  it.each(['/api/v1/general', '/admin', '/_next/static/a.js'])(
    'is left alone where the site or the browser may keep it: %s',
    async (path) => expect(await heldBy(path)).toBeUndefined(),
  )
})
