/**
 * What pages say to a shared cache and how it hears of changes: the built site in a process of its own, and a
 * cache that writes down what it is told, in the words of each product.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EdgeProduct } from '@wajiha/contract/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postCard, sampleData } from '../../test/sample-content.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInEdge, startStandInEdge } from '../../test/stand-in-edge.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { eventually } from '../../test/start-test-site.ts'
import { everyPage, surrogateKey, widePage } from './surrogate-keys.ts'

const token = 'a-token-of-the-cache'
const metricsKey = 'a-key-of-numbers-that-nobody-guesses'

let studio: StandInStudio
let edge: StandInEdge
let root: string
let dataDir: string
let site: SiteProcess | undefined

beforeAll(async () => {
  studio = await startStandInStudio()
  edge = await startStandInEdge()
  root = await mkdtemp(join(tmpdir(), 'wajiha-edge-'))
})
afterAll(async () => {
  await site?.kill()
  await edge.stop()
  await studio.stop()
  await rm(root, { recursive: true, force: true, maxRetries: 10 })
})

async function start(product?: EdgeProduct) {
  await site?.kill()
  edge.answerWith(200)
  edge.told.length = 0
  dataDir = await mkdtemp(join(root, 'site-'))
  const settings = product && {
    EDGE_CACHE: product,
    EDGE_PURGE_URL: `${edge.address}/`,
    EDGE_PURGE_TOKEN: token,
  }
  site = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: dataDir,
    METRICS_KEY: metricsKey,
    ...settings,
  })
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site?.port}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })

/** What each product reads of an answer. */
const linesOf = ({ headers }: Response) =>
  ['surrogate-control', 'xkey', 'surrogate-key', 'cloudflare-cdn-cache-control', 'cache-tag']
    .map((name) => headers.get(name))
    .filter((line) => line !== null)

type Told = StandInEdge['told'][number]
type Product = {
  /** The lines of a page, and the keys in them. */
  keys: (lines: string[]) => string[]
  life: string
  /** The keys of what the cache was told; the request is held to the product's form. */
  read: (told: Told) => string[]
}

const life = 'max-age=600, stale-while-revalidate=60'
const products: Record<EdgeProduct, Product> = {
  varnish: {
    keys: ([, xkey = '']) => xkey.split(' '),
    life,
    read({ method, path, headers, body }) {
      expect([method, path, body]).toEqual(['PURGE', '/', ''])
      expect(headers.authorization).toBe(`Bearer ${token}`)
      return String(headers['xkey-purge']).split(' ')
    },
  },
  fastly: {
    keys: ([, keys = '']) => keys.split(' '),
    life,
    read({ method, path, headers, body }) {
      expect([method, path]).toEqual(['POST', '/purge'])
      expect(headers).toMatchObject({ 'fastly-key': token, 'content-type': 'application/json' })
      expect(headers).not.toHaveProperty('fastly-soft-purge')
      return JSON.parse(body).surrogate_keys
    },
  },
  cloudflare: {
    keys: ([, tags = '']) => tags.split(','),
    life: `public, ${life}`,
    read({ method, path, headers, body }) {
      expect([method, path]).toEqual(['POST', '/purge_cache'])
      expect(headers.authorization).toBe(`Bearer ${token}`)
      return JSON.parse(body).tags
    },
  },
}

const about = (title: string) => ({ ...(sampleData('page', 'about') as object), title })

async function numberOf(name: string): Promise<number> {
  const answer = await get('/metrics', { authorization: `Bearer ${metricsKey}` })
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(await answer.text())?.[1])
}

describe('without a shared cache', () => {
  it('pages say nothing to one, and set the cookie of their language', async () => {
    await start()
    for (const headers of [{}, { cookie: 'i18n_redirected=ar' }] as Record<string, string>[])
      expect(linesOf(await get('/about', headers))).toEqual([])
    const first = await get('/about')
    expect(first.headers.get('set-cookie')).toContain('i18n_redirected=ar')
    expect(first.headers.get('cache-control')).toContain('private')
    expect(await numberOf('wajiha_site_edge_waiting')).toBeNaN()
  })
})

describe.each(['varnish', 'fastly', 'cloudflare'] as const)('%s', (name) => {
  const product = products[name]
  const told = () => edge.told.flatMap((one) => product.read(one))

  beforeAll(() => start(name))

  it('is told at each start to forget every page', () =>
    eventually(() => told().includes(everyPage)))

  it('may keep a page, by keys of what it was made from, and browsers ask as before', async () => {
    for (const path of ['/about', '/about/_payload.json', '/en/blogs']) {
      const page = await get(path)
      const lines = linesOf(page)
      const keys = product.keys(lines)
      const locale = path.startsWith('/en') ? 'en' : 'ar'
      expect([lines.length, lines[0], keys[0]]).toEqual([2, product.life, everyPage])
      expect(keys).toContain(surrogateKey(`${locale} general`))
      expect(keys).not.toContain(surrogateKey(`${locale === 'ar' ? 'en' : 'ar'} general`))
      expect(lines.join('').length).toBeLessThan(1_000)
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(page.headers.get('set-cookie')).toBeNull()
      const etag = page.headers.get('etag') ?? ''
      expect(linesOf(await get(path, { 'if-none-match': etag }))).toEqual(lines)
    }
    expect(product.keys(linesOf(await get('/about')))).toContain(surrogateKey('ar pages/about'))
  })

  it.each([
    '/campaign',
    '/thank-you',
    '/no-such-page',
    '/preview?token=forged',
    '/api/forms/token',
  ])('may keep nothing of %s', async (path) => {
    const answer = await get(path, { 'user-agent': 'Mozilla/5.0' })
    expect(linesOf(answer)).toEqual([])
    expect(answer.headers.get('cache-control')).not.toContain('s-maxage')
  })

  it('may keep the page at / where it tells visitors of two languages apart', async () => {
    expect(linesOf(await get('/'))).toHaveLength(name === 'cloudflare' ? 0 : 2)
    const led = await get('/', { 'accept-language': 'en' })
    expect([led.status, linesOf(led)]).toEqual([302, []])
  })

  it('is told of a change when our own page is new, again until it hears', async () => {
    await get('/about')
    await get('/about')
    edge.answerWith(503)
    edge.told.length = edge.refused.length = 0
    studio.publish('pages/about', about(`قبل ${name}`), ['page'])
    const key = surrogateKey('ar pages/about')
    await eventually(() => edge.refused.some((one) => product.read(one).includes(key)))
    // From the moment on in which it is told, whatever it may keep is new.
    const page = await get('/about')
    expect(linesOf(page).length === 0 || (await page.text()).includes(`قبل ${name}`)).toBe(true)
    await eventually(async () => (await numberOf('wajiha_site_edge_oldest_seconds')) > 0)
    await eventually(() => existsSync(join(dataDir, 'cache', 'edge.json')))

    studio.publish('pages/about', about(`بعد ${name}`), ['page'])
    edge.answerWith(200)
    await eventually(() => told().includes(key))
    expect(told()).toContain(widePage)
    await eventually(async () => (await (await get('/about')).text()).includes(`بعد ${name}`))
    expect(linesOf(await get('/about'))).toHaveLength(2)
    await eventually(async () => (await numberOf('wajiha_site_edge_waiting')) === 0)
    expect(await numberOf('wajiha_site_edge_refused_total')).toBeGreaterThan(0)
    await eventually(() => !existsSync(join(dataDir, 'cache', 'edge.json')))
  })

  it('is told nothing of pages that a change does not touch', async () => {
    const keys = product.keys(linesOf(await get('/blogs')))
    edge.told.length = 0
    studio.publish('blogs', [{ ...postCard, title: `قائمة ${name}` }], ['blogs'])
    await eventually(() => told().some((key) => keys.includes(key)))
    expect(told()).not.toContain(surrogateKey('ar pages/about'))
    expect(told()).not.toContain(surrogateKey('ar general'))
    expect(told()).not.toContain(everyPage)
  })

  it('forgets every page when an address is led elsewhere', async () => {
    const rule = { id: name, from: `/led-${name}`, to: '/about', status: 301 }
    await get(`/led-${name}`)
    edge.told.length = 0
    studio.publish('redirects', [rule], ['redirects'])
    await eventually(() => told().includes(everyPage))
  })
})
