/** Every policy that the running product sends, judged by the program that browsers' makers use for it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../apps/site/test/site-process.ts'
import { type Scene, scenesOf } from './pages-of-interest.ts'
import { lookAround, withBrowser } from './with-browser.ts'

const site = inject('siteUrl')
let scenes: Scene[]

withBrowser(async (opened: Browser) => {
  scenes = await lookAround(opened, (page) => scenesOf(page, site))
})

/** What is no page: data, files, feeds, redirects, refusals. */
const others = [
  '/_payload.json',
  '/en/blogs/_payload.json',
  '/nothing/_payload.json',
  '/latest.json',
  '/robots.txt',
  '/sitemap_index.xml',
  '/feed.xml',
  '/llms.txt',
  '/healthz',
  '/readyz',
  '/api/forms/token',
  '/api/nothing',
  '/short/nothing',
  '/thank-you',
  '/media/nothing.png',
  '/files/nothing.pdf',
  '/_ipx/w_1/nothing.png',
  '/_assets/nothing.js',
  '/%2e%2e/x',
  '/preview',
  '/preview/end',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/services',
  '/site.webmanifest',
  '/favicon.ico',
  '/frames/youtube/dQw4w9WgXcQ',
]

/** Ten of ten and 135 points, as read from what it measures with (decision 029). */
const counted = {
  'content-security-policy': expect.stringMatching(
    /^(?!.*unsafe)default-src 'none';.*frame-ancestors '(?:none|self)'/,
  ),
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  ),
  'cross-origin-resource-policy': expect.stringMatching(/^same-(?:origin|site)$/),
}

/** Policies by what is the same in all of them: hashes differ from page to page, nonces each time. */
const alike = (policy: string) =>
  policy
    .replace(/'(?:sha256|nonce)-[^']+'/g, "'sha256-…'")
    .replace(/(?:'sha256-…' ?)+/g, "'sha256-…' ")

async function policiesOf(origin: string, paths: readonly string[]) {
  const found = new Map<string, string>()
  const without: string[] = []
  for (const path of paths) {
    const { headers, status } = await fetch(origin + path, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    const policy = headers.get('content-security-policy')
    if (policy) found.set(alike(policy), policy)
    else without.push(`${status} ${path}`)
  }
  return { found: [...found.values()], without }
}

/** Without what an evaluator can only wonder about: our own files, and hosts it knows no hole in. */
const faultsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

const everyPath = () => [...scenes.flatMap(({ paths }) => [paths.ar, paths.en]), ...others]

describe('the policies that the site sends', () => {
  it('stand on every answer, and none has a fault', async () => {
    const { found, without } = await policiesOf(site, everyPath())
    expect(without).toEqual([])
    expect(found.length).toBeGreaterThan(3)
    for (const policy of found) expect.soft(faultsOf(policy), policy).toEqual([])
  })

  it('would be noticed where they let anything in', () => {
    expect(faultsOf("script-src 'self' https://www.google.com; object-src 'none'")).not.toEqual([])
    expect(faultsOf("default-src 'self' 'unsafe-inline'")).not.toEqual([])
    expect(faultsOf("img-src 'self'")).not.toEqual([])
  })
})

describe('the policies of a site with TLS and a tag manager', () => {
  let tagged: SiteProcess
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-policies-'))
  beforeAll(async () => {
    tagged = await startSiteProcess({
      API_BASE: `${inject('studioUrl')}/api/v1/`,
      DATA_DIR: dataDir,
      CONSENT: 'required',
      SITE_ORIGIN: 'https://birkar.example',
      TAG_MANAGER_ID: 'GTM-ABCDEF',
    })
    return async () => {
      await tagged.kill()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    }
  })

  it('stand on every answer, and none has a fault', async () => {
    const origin = `http://127.0.0.1:${tagged.port}`
    const { found, without } = await policiesOf(origin, everyPath())
    expect(without).toEqual([])
    expect(found.some((policy) => policy.includes('googletagmanager.com'))).toBe(true)
    expect(found.some((policy) => policy.includes('upgrade-insecure-requests'))).toBe(true)
    for (const policy of found) expect.soft(faultsOf(policy), policy).toEqual([])
  })

  it.each(['ar', 'en'] as const)(
    'come on each page with all that the Observatory counts: %s',
    async (locale) => {
      for (const { name, paths } of scenes) {
        const { headers } = await fetch(`http://127.0.0.1:${tagged.port}${paths[locale]}`, {
          headers: { accept: 'text/html' },
        })
        expect.soft(Object.fromEntries(headers), name).toMatchObject(counted)
        for (const cookie of headers.getSetCookie())
          expect
            .soft(cookie, name)
            .toMatch(/; SameSite=(?:Lax|Strict).*; Secure$|; Secure.*; SameSite=/)
        expect.soft(headers.getSetCookie().length, name).toBeGreaterThan(0)
      }
    },
  )
})

describe('the policies that the studio sends', () => {
  const studio = inject('studioUrl')
  /** Pages, data, what is missing, and a door that needs somebody to have signed in. */
  const paths = [
    '/admin',
    '/admin/login',
    '/admin/forgot',
    '/admin/reset/nothing',
    '/admin/nothing',
    '/api/users/me',
    '/api/users',
    '/api/nothing',
    '/api/media/file/nothing.png',
    '/nowhere',
    '/api/v1/general',
    '/api/v1/health',
    '/_next/static/nothing.js',
    '//nowhere',
    '/%2e%2e/x',
  ]

  it('stand on every answer, and none has a fault', async () => {
    const { found, without } = await policiesOf(studio, paths)
    expect(without).toEqual([])
    expect(found.length).toBeGreaterThan(1)
    // The one page that the studio frames is the site's, which has no TLS here.
    const secure = site.replace('http:', 'https:')
    for (const policy of found)
      expect.soft(faultsOf(policy.replaceAll(site, secure)), policy).toEqual([])
  })

  it('stand on what is refused before it is read, too', async () => {
    const { status, headers } = await fetch(`${studio}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(1_500_000),
    })
    expect([status, headers.get('content-security-policy')]).toEqual([
      413,
      expect.stringMatching(/^default-src 'none'; /),
    ])
  })
})
