import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postCard, sampleData } from '../test/sample-content.ts'
import { type Fault, type StandInStudio, startStandInStudio } from '../test/stand-in-studio.ts'
import { eventually, startTestSite, type TestSite } from '../test/start-test-site.ts'

let studio: StandInStudio
let site: TestSite

beforeEach(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { readTimeoutMs: 2_000 })
})

afterEach(async () => {
  await site.remove()
  await studio.stop().catch(() => {})
})

const article = '/blogs/kashida'
const seen = ['/', '/en', '/about', '/blogs', article, '/en/our-projects/suqya']
const visitAll = () => Promise.all(seen.map((path) => site.get(path)))
const allStand = async () => (await visitAll()).every(({ status }) => status === 200)
const post = () => sampleData('blog') as Record<string, unknown>

describe('a publication', () => {
  it('reaches the article and the list without anybody asking', async () => {
    await visitAll()
    studio.publish('blogs/kashida', { ...post(), title: 'عنوانٌ جديد' }, ['blog:kashida'])
    await eventually(async () => (await site.get(article)).body.includes('عنوانٌ جديد'))
    studio.publish('blogs', [{ ...postCard, title: 'عنوانٌ في القائمة' }], ['blogs'])
    await eventually(async () => (await site.get('/blogs')).body.includes('عنوانٌ في القائمة'))
    expect((await site.get('/')).body).not.toContain('عنوانٌ جديد')
  })

  it('takes a page away when it is unpublished, and brings it back', async () => {
    await visitAll()
    studio.publish('blogs/kashida', null, ['blog:kashida'])
    await eventually(async () => (await site.get(article)).status === 404)
    studio.publish('blogs/kashida', post(), ['blog:kashida'])
    await eventually(async () => (await site.get(article)).status === 200)
  })

  it('is not missed by a site that was down meanwhile', async () => {
    await visitAll()
    await eventually(() => studio.asked.length > 5)
    await site.stop()
    studio.publish(
      'pages/about',
      { ...(sampleData('page', 'about') as object), title: 'بعد الغياب' },
      ['page'],
    )
    site = await startTestSite(studio.apiBase, { dataDir: site.dataDir })
    await eventually(async () => (await site.get('/about')).body.includes('بعد الغياب'))
  })

  it('of another database makes everything be read again', async () => {
    await visitAll()
    studio.publish(
      'pages/about',
      { ...(sampleData('page', 'about') as object), title: 'قاعدة أخرى' },
      ['none'],
    )
    studio.forget('epoch-2')
    await site.stop()
    site = await startTestSite(studio.apiBase, { dataDir: site.dataDir })
    await eventually(async () => (await site.get('/about')).body.includes('قاعدة أخرى'))
  })
})

describe('a studio that is gone', () => {
  it('takes no page away that was seen before', async () => {
    await visitAll()
    await studio.stop()
    expect(await allStand()).toBe(true)
  })

  it('lets the site start from its last good copies', async () => {
    await visitAll()
    await eventually(async () => (await visitAll()).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await studio.stop()
    await site.stop()
    site = await startTestSite(studio.apiBase, { dataDir: site.dataDir })
    expect(await allStand()).toBe(true)
  })

  it('answers 503 in the right language to a page never seen, with when to come back', async () => {
    await visitAll()
    await studio.stop()
    const arabic = await site.get('/testimonials')
    expect([arabic.status, arabic.headers['retry-after']]).toEqual([503, '5'])
    expect(arabic.body).toContain('نعود بعد لحظات')
    const english = await site.get('/en/testimonials')
    expect(english.status).toBe(503)
    expect(english.body).toContain('Back in a moment')
    expect(english.body).toContain('<html lang="en"')
    for (const { body } of [arabic, english]) expect(body).not.toMatch(/at .*\.(?:ts|js):\d|Error:/)
  })

  it('is welcomed back without a restart', async () => {
    const { port } = studio
    await studio.stop()
    expect((await site.get('/about')).status).toBe(503)
    studio = await startStandInStudio(port)
    await eventually(async () => (await site.get('/about')).status === 200)
  })
})

const faults: Record<string, Fault> = {
  'an open brace': (response) => response.writeHead(200).end('{'),
  null: (response) => response.writeHead(200).end('null'),
  'an HTML page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Oops</h1>'),
  'wrong types': (response) => response.writeHead(200).end('{"data":{"title":5,"post":[]}}'),
  'ten megabytes': (response) => response.writeHead(200).end(Buffer.alloc(10_000_000, 'x')),
  'no content': (response) => response.writeHead(204).end(),
  'a stranger’s 404': (response) => response.writeHead(404).end('nginx'),
  'a server error': (response) => response.writeHead(500).end('stack'),
  'five seconds of silence': (response) =>
    void setTimeout(() => response.writeHead(200).end('{}'), 5_000).unref(),
}

describe('a studio that answers nonsense', () => {
  it.each(Object.keys(faults))('harms no page that was seen: %s', async (name) => {
    await visitAll()
    studio.misbehave(faults[name])
    const before = site.logs().length
    studio.publish('blogs/kashida', post(), ['blog:kashida'])
    const complaints = () =>
      site
        .logs()
        .slice(before)
        .filter(({ event }) => event === 'content_not_read')
    await eventually(() => complaints().length > 0)
    for (let round = 0; round < 3; round += 1) expect(await allStand()).toBe(true)
    expect(new Set(complaints().map(({ key }) => key)).size).toBe(complaints().length)
    expect(complaints().map(({ key }) => key)).toContain('ar blogs/kashida')
  })
})

describe('health', () => {
  it('is ready with content, and says where the studio is', async () => {
    await visitAll()
    const ready = await site.get('/readyz')
    expect(ready.status).toBe(200)
    expect(JSON.parse(ready.body)).toMatchObject({ ready: true, studio: 'connected' })
    await studio.stop()
    await eventually(async () => JSON.parse((await site.get('/readyz')).body).studio === 'away')
    expect((await site.get('/healthz')).status).toBe(200)
  })
})
