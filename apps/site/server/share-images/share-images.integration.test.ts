/** The site as plain Node runs it: nothing here is loaded through a bundler or a test runner. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pages } from '#app/addresses.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string

beforeAll(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-share-'))
  site = await startSiteProcess({ API_BASE: studio.apiBase, DATA_DIR: dataDir, HOST: '127.0.0.1' })
})
afterAll(async () => {
  await site.kill()
  await studio.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const params = { $slug: 'x', $id: 'salma' }
const addresses = Object.entries(pages)
  // `services.integration.test.ts` publishes a further service and asks for it.
  .filter(([page]) => page !== 'thank-you' && page !== 'service')
  .map(([, { path }]) => path.replace(/\$\w+/, (name) => params[name as keyof typeof params]))
  .flatMap((path) => [path, `/en${path === '/' ? '' : path}`])

describe('the site’s own process', () => {
  it.each(addresses)('draws the share image that %s names', async (path) => {
    const here = `http://127.0.0.1:${site.port}`
    const page = await fetch(here + path, { headers: { accept: 'text/html' } })
    const [, image = ''] =
      /<meta property="og:image" content="([^"]*)"/.exec(await page.text()) ?? []
    const answer = await fetch(here + new URL(image).pathname, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ width: 1200, height: 630 })
  })
})
