import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'
import type { App } from './render.ts'

const injected = [
  '<script>steal(1)</script>',
  '<script data-tsr-stream-part="">steal(2)</script>',
  '<script nonce="00000000-0000-4000-8000-000000000000">steal(3)</script>',
]
const style = '<style>body{background:url(//evil.example)}</style>'

/** A page into which content has found a way, wherever that may be. */
const spoil = (app: App): App => ({
  fetch: async (request, options) => {
    const answer = await app.fetch(request, options)
    const html = await answer.text()
    const [first = '', ...others] = injected
    const spoilt = html
      .replace('</head>', `${style}</head>`)
      .replace('<main', `${first}<main`)
      .replace('</script>', `</script>${others.join('')}`)
    return new Response(spoilt, { status: answer.status, headers: answer.headers })
  },
})

let studio: StandInStudio
let sites: Record<'spoilt' | 'whole', TestSite>
beforeAll(async () => {
  studio = await startStandInStudio()
  sites = {
    spoilt: await startTestSite(studio.apiBase, { spoil }),
    whole: await startTestSite(studio.apiBase),
  }
})
afterAll(async () => {
  await sites?.spoilt.remove()
  await sites?.whole.remove()
  await studio?.stop()
})

const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const sourcesIn = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].flatMap(
    ([, attributes = '', source = '']) =>
      /\ssrc=|ld\+json/.test(attributes) ? [] : [hashOf(source)],
  )
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

describe.each(['/', '/en/about', '/nothing-here', '/contact'])('the policy of %s', (path) => {
  it('allows every script and style that its renderer wrote, and tells no nonce', async () => {
    const { headers, body } = await sites.whole.get(path)
    const scripts = sourcesIn(body, 'script')
    expect(scripts.length).toBeGreaterThan(1)
    for (const hash of [...scripts, ...sourcesIn(body, 'style')])
      expect(policyOf(headers)).toContain(hash)
    expect(body).not.toMatch(/nonce/)
    expect(policyOf(headers)).not.toContain('nonce')
  })

  it('allows none that came into the finished page in any other way', async () => {
    const { headers, body } = await sites.spoilt.get(path)
    for (const one of [...injected.slice(0, 2), style]) expect(body).toContain(one)
    const policy = policyOf(headers)
    for (const source of ['steal(1)', 'steal(2)', 'steal(3)', style.slice(7, -8)])
      expect(policy).not.toContain(hashOf(source))
    const whole = await sites.whole.get(path)
    const count = (text: string) => text.match(/'sha256-/g)?.length
    expect(count(policy)).toBe(count(policyOf(whole.headers)))
  })
})
