/** What people see whose address leads nowhere, however it is written: always the agency's own page. */

import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string

beforeAll(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-refused-'))
  site = await startSiteProcess({ API_BASE: studio.apiBase, DATA_DIR: dataDir, HOST: '127.0.0.1' })
  studio.publish('projects/nothing', null, [])
})
afterAll(async () => {
  await site.kill()
  await studio.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** The target is sent exactly as written. */
const ask = (path: string, method = 'GET', accept = 'text/html,*/*') =>
  new Promise<Answer>((resolve, reject) => {
    const parts = { port: site.port, host: '127.0.0.1', path, method, agent: false } as const
    request({ ...parts, headers: { accept } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })

it.each([
  '//about',
  '//evil.test/',
  '/a//b',
  '/%zz',
  '/blogs/%E0%A4%A',
  '/blogs/%ff%fe',
  '/blogs/%00',
  '/..%5c..%5cwindows',
  '/a/../../b',
  '/en/%2f%2fevil.test',
  '/nothing/at/all',
  '/our-projects/nothing',
  '/media/gone.avif',
  '/media/%20',
  '/nothing%20',
  '/files/gone.pdf',
  '/_assets/gone.js',
  '/share/ar/nothing-00000000000.png',
  '/_nuxt/nothing',
  '/blogs/nothing/rss.xml',
  '/card/x/y.vcf',
])('%s is a page of the agency that says it is not there', async (path) => {
  if (path.startsWith('/media') || path.startsWith('/files'))
    studio.misbehave((response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}')
    })
  const { status, headers, body } = await ask(path)
  studio.misbehave(undefined)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const locale = path.startsWith('/en/') ? 'en' : 'ar'
  expect(headers['content-language']).toBe(locale)
  expect(body).toContain(`<html lang="${locale}"`)
  expect(body).toContain('<h1><bdi lang=')
  expect(body).toContain('name="robots" content="noindex"')
  expect(body).not.toContain('//evil.test')
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
})

it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s of a page is told so by a page',
  async (method) => {
    const { status, headers, body } = await ask('/en/about', method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(body).toContain('<html lang="en"')
    expect(body).toContain('Error <!-- -->405')
  },
)

it('tells programs the same in a line, and looks no file up for them', async () => {
  const refused = await ask('//about', 'GET', 'application/json')
  expect([refused.status, refused.headers['content-type']]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ])
  const asset = await ask('/_assets/gone.js', 'GET', '*/*')
  expect([asset.status, asset.body]).toEqual([404, 'Not found'])
  expect((await ask('/about', 'PUT', '*/*')).headers['content-type']).toMatch(/^text\/plain/)
  expect((await ask('//about', 'HEAD')).body).toBe('')
})

it('sleeps until a press, whatever the error', async () => {
  const opening = async (path: string, method?: string) =>
    /<html[^>]*>/.exec((await ask(path, method)).body)?.[0]
  expect(await opening('/nothing/at/all')).toContain('data-asleep=""')
  expect(await opening('/our-projects/nothing')).toContain('data-asleep=""')
  expect(await opening('/en/about', 'PUT')).toContain('data-asleep=""')
  expect(await opening('/privacy-policy')).toContain('data-asleep=""')
  expect(await opening('/en/about')).not.toContain('data-asleep')
})
