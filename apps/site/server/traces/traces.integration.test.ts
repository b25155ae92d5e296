/** What a site alone says of its requests: whose trace they are in, and how a failure is found by its reference. */
import { openTraces } from '@wajiha/contract/open-traces'
import { holdTraces, type Traces } from '@wajiha/contract/traces'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'
import { startTraceCollector, type TraceCollector } from '../../test/trace-collector.ts'
import type { App } from '../pages/render.ts'

let collector: TraceCollector
let studio: StandInStudio
let traces: Traces
let site: TestSite

/** Drawing the page about us fails as nobody expected. */
const spoil = ({ fetch }: App): App => ({
  fetch(request, options) {
    if (new URL(request.url).pathname.endsWith('/about')) throw new TypeError('needle-sentence')
    return fetch(request, options)
  },
})

beforeAll(async () => {
  collector = await startTraceCollector()
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.address
  process.env.OTEL_SERVICE_NAME = 'one-node'
  const wish = { service: 'site', sampler: 'parentbased_traceidratio', share: 0 } as const
  // Nobody's own wish is granted: only what a proxy sends along is kept, or what we begin.
  traces = openTraces({ ...wish, onFailing: () => {} })
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { spoil, trustProxy: ['127.0.0.1'] })
})

afterAll(async () => {
  await site?.remove()
  await traces?.stop()
  holdTraces(undefined)
  await studio?.stop()
  await collector?.stop()
})

const soon = { timeout: 15_000 }
const kept = (traceId: string) => `00-${traceId}-abcdef0123456789-01`
const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)

it('a failure is found by its reference, in its trace and in the log, and is not quoted', async () => {
  const traceId = 'a'.repeat(32)
  const { headers } = await site.get('/about?q=needle', { traceparent: kept(traceId) })
  await expect
    .poll(() => spansOf(traceId).find(({ kind }) => kind === 2), soon)
    .toMatchObject({
      service: 'one-node',
      name: 'GET /about',
      isError: true,
      attributes: {
        'wajiha.request': headers['x-request-id'],
        'http.response.status_code': 500,
        'error.type': '500',
      },
    })
  const drawn = spansOf(traceId).find(({ name }) => name === 'draw page')
  expect(drawn?.attributes).toEqual({ 'error.type': 'TypeError' })
  const line = site.logs().find(({ request }) => request === headers['x-request-id'])
  expect(line).toMatchObject({ event: 'request_failed', trace: traceId })
  expect(collector.text()).not.toContain('needle')
})

it('what a proxy does not keep is not kept, and what is wrongly written is nobody’s trace', async () => {
  const [dropped, last] = ['b'.repeat(32), 'c'.repeat(32)]
  const before = collector.spans.length
  await site.get('/', { traceparent: `00-${dropped}-abcdef0123456789-00` })
  await site.get('/', { traceparent: `00-${'0'.repeat(32)}-abcdef0123456789-01` })
  await site.get('/', { traceparent: 'needle' })
  await site.get('/')
  await site.get('/healthz', { traceparent: kept(dropped) })
  await site.get('/', { traceparent: kept(last) })
  await expect.poll(() => spansOf(last).length, soon).toBe(1)
  expect(collector.spans.length).toBe(before + 1)
})

it('a stranger’s traceparent is not taken up', async () => {
  const stranger = await startTestSite(studio.apiBase, { trustProxy: ['192.0.2.1'] })
  const [theirs, last] = ['d'.repeat(32), 'e'.repeat(32)]
  await stranger.get('/', { traceparent: kept(theirs) })
  await site.get('/', { traceparent: kept(last) })
  await expect.poll(() => spansOf(last).length, soon).toBe(1)
  expect(spansOf(theirs)).toEqual([])
  await stranger.remove()
})
