/** A page of which the server has lost a part, as a copy that was cut short may have: it is no page, and is kept nowhere. */
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'
import type { App } from './render.ts'

const dist = join(import.meta.dirname, '../../dist/server')
// Where what is built finds the packages that it names.
const caches = join(import.meta.dirname, '../../../../node_modules/.cache')

let folder = ''
let studio: StandInStudio
let site: TestSite

beforeAll(async () => {
  folder = await mkdtemp(join(caches, 'lost-code-'))
  await cp(dist, folder, { recursive: true })
  const names = await readdir(join(folder, '_assets'))
  const lost = names.filter((name) => name.startsWith('legal-page-'))
  expect(lost).toHaveLength(1)
  for (const name of lost) await writeFile(join(folder, '_assets', name), 'throw new Error("lost")')
  const { default: app } = (await import(join(folder, 'server.js'))) as { default: App }
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { spoil: () => app })
})

afterAll(async () => {
  await site?.remove()
  await studio?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('answers 500 in the reader’s language where a part of the page is lost, as often as it is asked', async () => {
  for (const [path, words] of [
    ['/privacy-policy', 'lang="ar"'],
    ['/en/privacy-policy', 'lang="en"'],
    ['/privacy-policy', 'lang="ar"'],
  ] as const) {
    const { status, body, headers } = await site.get(path)
    expect([path, status]).toEqual([path, 500])
    expect(body).toContain(words)
    expect(headers['cache-control']).not.toContain('public')
  }
  expect((await site.get('/about')).status).toBe(200)
})
