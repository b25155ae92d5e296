import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { heardHeader } from '@wajiha/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentRequest } from './answer-key.ts'
import { createStudioClient } from './studio-client.ts'

const heard: IncomingHttpHeaders[] = []
const studio = createServer((request, response) => {
  heard.push(request.headers)
  response.writeHead(304).end()
})

beforeAll(() => new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => studio.close(resolve)))

it('asks the studio in the reader’s language, for answers that nobody has to pack', async () => {
  const { port } = studio.address() as AddressInfo
  const client = createStudioClient(`http://127.0.0.1:${port}/api/v1/`)
  const result = await client.ask(contentRequest('general', 'ar', {}, {}), { etag: '"1"' })
  expect(result).toEqual({ kind: 'unchanged' })
  expect(heard[0]).toMatchObject({
    'accept-encoding': 'identity',
    'content-language': 'ar',
    'if-none-match': '"1"',
  })
})

it('says with each read, and not with the feed, which change was heard of last', async () => {
  const { port } = studio.address() as AddressInfo
  let newest: number | undefined
  const client = createStudioClient(`http://127.0.0.1:${port}/api/v1/`, () => newest)
  const asked = async (name: 'general' | 'changes') => {
    await client.ask(contentRequest(name, 'ar', {}, {}))
    return heard.at(-1)?.[heardHeader]
  }
  expect(await asked('general')).toBeUndefined()
  newest = 0
  expect(await asked('general')).toBe('0')
  newest = 471
  expect(await asked('general')).toBe('471')
  expect(await asked('changes')).toBeUndefined()
})
