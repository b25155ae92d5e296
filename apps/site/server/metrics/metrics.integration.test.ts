import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'

const key = 'a-key-of-numbers-that-nobody-guesses'

let studio: StandInStudio
let folder: string
let site: SiteProcess

beforeAll(async () => {
  studio = await startStandInStudio()
  folder = mkdtempSync(join(tmpdir(), 'wajiha-metrics-'))
  site = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: folder,
    METRICS_KEY: key,
    NODE_ENV: 'production',
  })
})
afterAll(async () => {
  await site.kill()
  await studio.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, { headers })

/** Each number by its name and labels. */
async function numbers(): Promise<Record<string, number>> {
  const answer = await ask('/metrics', { authorization: `Bearer ${key}` })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await answer.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

describe('/metrics', () => {
  it.each([[{}], [{ authorization: 'Bearer another-key' }], [{ authorization: key }]])(
    'is no page to whoever comes with %o',
    async (headers) => {
      const answer = await ask('/metrics', headers)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('wajiha_site_')
    },
  )

  it('counts answers by their kind and time, and pages as they are made and found', async () => {
    const before = await numbers()
    for (const path of ['/', '/', '/', '/no-such-page']) await (await ask(path)).arrayBuffer()
    const after = await numbers()
    const grown = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)
    // The question before is counted when it has been answered.
    expect(grown('wajiha_site_answers_total{status="2xx"}')).toBe(4)
    expect(grown('wajiha_site_answers_total{status="4xx"}')).toBe(1)
    expect(grown('wajiha_site_answer_seconds_count')).toBe(5)
    expect(grown('wajiha_site_answer_seconds_bucket{le="+Inf"}')).toBe(5)
    expect(grown('wajiha_site_answer_seconds_sum')).toBeGreaterThan(0)
    expect(grown('wajiha_site_page_hits_total')).toBeGreaterThanOrEqual(2)
    expect(grown('wajiha_site_pages_made_total')).toBeGreaterThanOrEqual(1)
    expect(after.wajiha_site_pages).toBeGreaterThanOrEqual(1)
    expect(after.process_resident_memory_bytes).toBeGreaterThan(30_000_000)
  })

  it('tells how the studio and the inbox stand', async () => {
    const now = await numbers()
    expect(now.wajiha_site_studio_connected).toBe(1)
    expect(now.wajiha_site_studio_answers).toBeGreaterThan(0)
    expect(now.wajiha_site_inbox_waiting).toBe(0)
    expect(now.wajiha_site_inbox_writable).toBe(1)
  })
})
