/** The product as it is started, with a collector beside it, with one that died, and without. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendJsonForm } from '../apps/site/test/send-form.ts'
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../apps/site/test/trace-collector.ts'
import { copyTemplate } from '../apps/studio/test/template.ts'
import { root } from './root.ts'
import { findFreePort } from './stack/ports.ts'
import { type Stack, startStack } from './stack.ts'

const noteModules = pathToFileURL(join(root, 'apps/site/test/note-modules.mjs')).href
let folder: string
let collector: TraceCollector
let ports: { site: number; studio: number }
let stack: Stack

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-traces-'))
  collector = await startTraceCollector()
  await copyTemplate('nothing', join(folder, 'data'))
  ports = { site: await findFreePort(), studio: await findFreePort() }
  stack = await start('with', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
}, 300_000)

afterAll(async () => {
  await stack?.stop()
  await collector?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** @param name of the file in which each process notes what of OpenTelemetry it loads. */
const start = (name: string, env: Record<string, string>) =>
  startStack({
    dataDir: join(folder, 'data'),
    ports,
    env: {
      ...process.env,
      DEMO: 'off',
      TRUST_PROXY: '127.0.0.1',
      NODE_OPTIONS: `--import ${noteModules}`,
      WAJIHA_MODULES_NOTE: join(folder, name),
      ...env,
    },
  })

function loadedBy(name: string, program: string): string[] {
  const lines = readFileSync(join(folder, name), { encoding: 'utf8', flag: 'a+' }).split('\n')
  const own = lines.filter((line) => line.startsWith(`${program} `))
  return [...new Set(own.map((line) => line.slice(program.length + 1)))].sort()
}

const soon = { timeout: 30_000, interval: 100 }
/** As a proxy of ours tells of somebody, who sends along whatever could be told on. */
const visitor = {
  'x-forwarded-for': '198.51.100.77',
  'user-agent': 'Needle-Browser/9',
  cookie: 'i18n_redirected=ar; session=needle-cookie',
  referer: 'https://elsewhere.example/needle-referer',
}
const newTrace = () => crypto.randomUUID().replaceAll('-', '')

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(stack.siteUrl + path, {
    headers: { ...visitor, ...headers },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  return answer
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)
const below = (parent: CollectedSpan | undefined) =>
  collector.spans.filter(({ parentId }) => parent && parentId === parent.spanId)

describe('with a collector', () => {
  it('a page that is not kept yet is one trace, from the visitor to the database', async () => {
    const traceId = newTrace()
    const parentId = 'abcdef0123456789'
    const traceparent = `00-${traceId}-${parentId}-01`
    expect((await ask('/about?q=needle-query', { traceparent })).status).toBe(200)
    // Each process sends what it has every two seconds.
    const asked = () =>
      spansOf(traceId).find(({ name, kind }) => kind === 3 && name === 'GET /api/v1/pages/:key')
    const isWhole = () => asked() && below(below(asked())[0]).length > 0
    await expect.poll(isWhole, soon).toBe(true)
    await expect
      .poll(() => spansOf(traceId).some((span) => span.parentId === parentId), soon)
      .toBe(true)
    const request = spansOf(traceId).find((span) => span.parentId === parentId)
    expect(request).toMatchObject({
      service: 'wajiha-site',
      name: 'GET /about',
      kind: 2,
      isError: false,
      attributes: { 'http.response.status_code': 200, 'http.route': '/about' },
    })
    const question = below(request).find(({ name }) => name === 'GET /api/v1/pages/:key')
    expect(question).toMatchObject({ service: 'wajiha-site', kind: 3 })
    const [answered] = below(question)
    expect(answered).toMatchObject({
      service: 'wajiha-studio',
      name: 'GET /api/v1/pages/:key',
      kind: 2,
    })
    const queries = below(answered)
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries)
      expect(query).toMatchObject({
        service: 'wajiha-studio',
        kind: 3,
        attributes: { 'db.system.name': 'postgresql' },
      })
    expect(queries.some(({ name }) => /^SELECT page_about\b/.test(name))).toBe(true)
  })

  it('a page that is kept is one span, and what the proxy does not keep is none', async () => {
    const traceId = newTrace()
    await ask('/about', { traceparent: `00-${traceId}-abcdef0123456789-01` })
    await expect.poll(() => spansOf(traceId).length, soon).toBe(1)
    const unsampled = newTrace()
    await ask('/about', { traceparent: `00-${unsampled}-abcdef0123456789-00` })
    const last = newTrace()
    await ask('/about', { traceparent: `00-${last}-abcdef0123456789-01` })
    await expect.poll(() => spansOf(last).length, soon).toBe(1)
    expect(spansOf(unsampled)).toEqual([])
  })

  it('a form and its delivery are one trace, into the database', async () => {
    const traceId = newTrace()
    const letter = {
      name: 'Needle-Name',
      email: 'needle-mail@example.com',
      message: 'needle-message, with a sentence about a project',
      consentPrivacy: true,
      idempotencyKey: `needle-key-${crypto.randomUUID()}`,
    }
    const headers = { ...visitor, traceparent: `00-${traceId}-abcdef0123456789-01` }
    const answer = await sendJsonForm(ports.site, 'contact', letter, headers)
    expect(answer.status).toBe(202)
    const inserted = () =>
      spansOf(traceId).find(({ name }) => name.startsWith('INSERT submissions'))
    const find = (service: string, name: string) =>
      spansOf(traceId).find((span) => span.service === service && span.name === name)
    await expect.poll(inserted, soon).toBeDefined()
    await expect.poll(() => find('wajiha-studio', 'POST /api/v1/submissions'), soon).toBeDefined()
    await expect.poll(() => find('wajiha-site', 'deliver submission'), soon).toBeDefined()
    const post = find('wajiha-site', 'POST /api/forms/*')
    const delivery = find('wajiha-site', 'deliver submission')
    expect(delivery?.parentId).toBe(post?.spanId)
    const sent = below(delivery).find(({ name }) => name === 'POST /api/v1/submissions')
    const [taken] = below(sent)
    expect(taken).toMatchObject({ service: 'wajiha-studio', name: 'POST /api/v1/submissions' })
    expect(inserted()?.parentId).toBe(taken?.spanId)
    const read = () => below(delivery).find(({ name }) => name === 'GET /api/v1/submissions/*')
    await expect.poll(() => below(read()).length, soon).toBe(1)
    await expect.poll(() => collector.text().includes('INSERT leads'), soon).toBe(true)
  })

  it('tells nothing of a person', async () => {
    const paths = [
      '/card/needle-card',
      '/authors/needle-author',
      '/en/blogs?q=needle-search',
      '/preview?token=needle-token',
      '/newsletter/confirm?token=needle-confirm',
      '/w/needle-reference',
      '/needle/path/anywhere',
    ]
    for (const path of paths) await ask(path)
    // Nobody but a proxy says which trace it is; what comes along with it is not carried on.
    const traceId = newTrace()
    await ask('/', {
      traceparent: `00-${traceId}-abcdef0123456789-01`,
      tracestate: 'vendor=needle-state',
      baggage: 'user=needle-baggage',
    })
    await expect.poll(() => spansOf(traceId).length, soon).toBeGreaterThan(0)
    expect(collector.text().toLowerCase()).not.toContain('needle')
    for (const address of ['198.51.100', '127.0.0.1', 'i18n_redirected'])
      expect(collector.text()).not.toContain(address)
    const told = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)))
    expect([...told].sort()).toEqual([
      'db.query.summary',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
    // Of Next, whose spans would hold whole addresses, there is none.
    for (const { name } of collector.spans)
      expect(name).toMatch(
        /^(?:(?:GET|HEAD|POST) (?:\*|\/[\w/:*.-]*)|draw page|deliver submission|[A-Z]+(?: [a-z_\d]+)*)$/,
      )
  })

  it('loads the libraries in both processes', () => {
    for (const program of ['server/main.ts', 'studio/server.ts'])
      expect(loadedBy('with', program)).toContain('@opentelemetry/sdk-trace')
  })
})

describe('with a collector that died', () => {
  it('answers as before, and says so in one line', async () => {
    await collector.stop()
    const before = linesOf('traces_not_taken')
    const begun = performance.now()
    for (let round = 0; round < 3_000; round += 100) {
      const statuses = await Promise.all(
        Array.from({ length: 100 }, async () => (await ask('/about')).status),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    // More than may wait, in less time than one attempt to send them has.
    expect(performance.now() - begun).toBeLessThan(30_000)
    await expect.poll(() => linesOf('traces_not_taken'), soon).toBe(before + 1)
    for (let round = 0; round < 600; round += 1) await ask('/about')
    expect(linesOf('traces_not_taken')).toBe(before + 1)
  })

  it('ends in time, whoever does not take the last spans', async () => {
    const begun = performance.now()
    await stack.stop()
    expect(performance.now() - begun).toBeLessThan(8_000)
  })
})

describe('without an endpoint', () => {
  it('nothing is sent, and nothing of OpenTelemetry is loaded', async () => {
    const sent = collector.requests()
    stack = await start('without', {})
    expect((await ask('/about')).status).toBe(200)
    const letter = { name: 'سارة العتيبي', email: 'a@example.com', consentPrivacy: true }
    const idempotencyKey = crypto.randomUUID()
    const answer = await sendJsonForm(ports.site, 'contact', { ...letter, idempotencyKey })
    expect(answer.status).toBe(202)
    expect(loadedBy('without', 'server/main.ts')).toEqual([])
    // Next asks for the bare API itself, as it asks for its own copy where there is none.
    expect(loadedBy('without', 'studio/server.ts')).toEqual(['@opentelemetry/api'])
    expect(collector.requests()).toBe(sent)
  })
})

const linesOf = (event: string) =>
  readFileSync(join(folder, 'data/logs/site.log'), 'utf8').split(`"event":"${event}"`).length - 1
