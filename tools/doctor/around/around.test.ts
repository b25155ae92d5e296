import { describe, expect, it } from 'vitest'
import { judge as judgeCertificate } from './certificates.ts'
import { judge as judgeClock } from './clock.ts'
import { lookAtPages, type Read } from './pages.ts'
import { judgeQueues } from './queues.ts'
import { domainOf, lookAtSender } from './sender.ts'
import { judgeVersions } from './versions.ts'

const weights = (findings: readonly { weight: string }[]) => findings.map(({ weight }) => weight)

describe('a certificate', () => {
  const now = Date.parse('2026-11-27T00:00:00Z')
  const ends = (days: number) => new Date(now + days * 86_400_000).toUTCString()
  it.each([
    ['is calm for two months', 90, 60, undefined, undefined],
    ['should have been renewed', 90, 13, undefined, /ends in 1[23] days/],
    ['of six days is calm for a day and a half', 6, 1.5, undefined, undefined],
    ['of half a day should have been renewed', 0.5, 0.05, undefined, /ends in one hour\./],
    ['is over', 90, -1, 'CERT_HAS_EXPIRED', /ended on/],
    ['is over since this morning', 90, -0.2, 'CERT_HAS_EXPIRED', /ended on/],
    ['is of somebody else', 90, 60, 'ERR_TLS_CERT_ALTNAME_INVALID', /refuse.*ALTNAME/],
  ])('%s', (_, lives, days, refused, said) => {
    const shown = { refused, validFrom: ends(days - lives), validTo: ends(days) }
    const finding = judgeCertificate('a.example', shown, now)
    if (said) expect(finding?.sentence).toMatch(said)
    else expect(finding).toBeUndefined()
  })
})

describe('the sender of mails', () => {
  const records: Record<string, string[][]> = {
    'good.agency': [['other'], ['v=spf1 include:mail.example ', '-all']],
    '_dmarc.good.agency': [['v=DMARC1; p=quarantine']],
    'k1._domainkey.good.agency': [['v=DKIM1; k=rsa; p=MIIB']],
    'twice.agency': [['v=spf1 -all'], ['v=spf1 +all']],
    '_dmarc.twice.agency': [['v=DMARC1; p=none']],
    'old._domainkey.twice.agency': [['v=DKIM1; p=']],
    'open.agency': [['v=spf1 +all']],
  }
  const read = async (name: string) => {
    const found = records[name]
    if (!found) throw Object.assign(new Error('nothing'), { code: 'ENOTFOUND' })
    return found
  }

  it('is calm where all three are there', async () => {
    expect(await lookAtSender('Agency <hi@Good.agency>', undefined, read)).toEqual([])
    expect(await lookAtSender('hi@good.agency', 'k1', read)).toEqual([])
    const [other] = await lookAtSender('hi@good.agency', 'mine', read)
    expect(other?.sentence).toContain('mine._domainkey.good.agency')
  })

  it('names what is missing, contradicts itself, or only watches', async () => {
    const twice = await lookAtSender('hi@twice.agency', 'old', read)
    expect(weights(twice)).toEqual(['broken', 'broken', 'unsure'])
    const open = await lookAtSender('hi@open.agency', undefined, read)
    expect(weights(open)).toEqual(['broken', 'unsure', 'broken'])
  })

  it('asks nobody about names that no DNS knows, and is unsure where it gets no answer', async () => {
    const fails = () =>
      Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    expect(await lookAtSender('hello@birkar.example', undefined, fails)).toEqual([])
    expect(weights(await lookAtSender('hi@good.agency', undefined, fails))).toEqual(['unsure'])
    expect(domainOf('nobody')).toBeUndefined()
  })
})

describe('the pages of the site', () => {
  const origin = 'https://a.example'
  const head = (en = `${origin}/en`) =>
    `<link rel="alternate" hrefLang="x-default" href="${origin}/"/><link rel="alternate" hrefLang="ar" href="${origin}/"/><link rel="alternate" hrefLang="en" href="${en}"/>`
  const robots = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
  const site =
    (pages: Record<string, string>): Read =>
    async (address) => {
      const text = pages[address.slice(origin.length)]
      return { status: text === undefined ? 404 : 200, text: text ?? '' }
    }
  const whole = { '/robots.txt': robots, '/': head(), '/en': head() }
  const look = (pages: Record<string, string>, isListed = true) =>
    lookAtPages({ origin, isListed }, site(pages))

  it('are found in both languages, or it is said why not', async () => {
    expect(await look(whole)).toEqual([])
    expect(weights(await look(whole, false))).toEqual(['unsure'])
    expect(
      weights(await look({ ...whole, '/robots.txt': 'User-agent: *\nDisallow: /\n' })),
    ).toEqual(['broken'])
    const other = robots.replaceAll(origin, 'https://old.example')
    expect((await look({ ...whole, '/robots.txt': other }))[0]?.sentence).toContain('SITE_ORIGIN')
    expect((await look({ ...whole, '/en': head(`${origin}/eng`) }))[0]?.sentence).toContain('/en')
    expect((await look({ ...whole, '/': head('https://b.example/en') }))[0]?.sentence).toContain(
      'en',
    )
    expect((await look({ '/robots.txt': robots }))[0]?.sentence).toContain('404')
  })

  it('are missed when nobody answers', async () => {
    const silent = () => Promise.reject(new Error('connect ECONNREFUSED'))
    const [finding] = await lookAtPages({ origin, isListed: true }, silent)
    expect(finding?.sentence).toMatch(/does not answer.*ECONNREFUSED.*SITE_ORIGIN/)
  })
})

it('a clock may be seconds off, and not ten', () => {
  expect(judgeClock(3_000, true)).toEqual([])
  expect(judgeClock(undefined, undefined)).toEqual([])
  expect(judgeClock(-90_000, true)[0]?.sentence).toContain('90 s behind')
  expect(weights(judgeClock(0, false))).toEqual(['unsure'])
})

it('queues are late or were given up, each with what to do', () => {
  const calm = { late: 0, failed: 0, reason: undefined }
  expect(judgeQueues({ planned: calm, webhooks: calm })).toEqual([])
  const stuck = { late: 2, failed: 1, reason: 'status 500.' }
  const said = judgeQueues({ planned: stuck, webhooks: stuck }).map(({ sentence }) => sentence)
  expect(said).toHaveLength(4)
  expect(said[3]).toContain('1 (status 500)')
})

it('versions that do not go together are told', () => {
  const node = { runs: '24.21.0', pinned: '24.21.0' }
  const migrations = { pending: [], strange: [] }
  expect(judgeVersions({ node, postgres: 180_004, migrations })).toEqual([])
  expect(judgeVersions({ node, postgres: undefined, migrations })).toEqual([])
  const other = {
    node: { runs: '20.19.0', pinned: '24.21.0' },
    postgres: 140_009,
    migrations: { pending: ['a'], strange: ['z'] },
  }
  expect(weights(judgeVersions(other))).toEqual(['broken', 'broken', 'unsure', 'broken'])
})
