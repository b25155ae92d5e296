/** Codes that lists show: each has words in both languages. */
import { deviceClasses } from '@wajiha/contract'
import { quarantineReasons } from '@wajiha/contract/forms'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../../test/open-test-studio.ts'
import { roles } from '../../access/rights.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

async function say(code: string, language: 'ar' | 'en') {
  const { wordsOfCode } = await import('./words-of-code.ts')
  const { initI18n } = await import('@payloadcms/translations')
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language })
  return wordsOfCode(code, { ...(await createLocalReq({}, payload)), i18n } as never)
}

describe('a code in a list', () => {
  it('a code in a list is words: every kind that is kept for a time, collection, page, role and device', async () => {
    const { deliveries, kinds } = await import('../../../privacy/retention/kinds.ts')
    const codes = [
      ...[...kinds, deliveries].map(({ key }) => key),
      ...payload.config.collections
        .map(({ slug }) => slug)
        .filter((slug) => !/^payload-/.test(slug)),
      ...payload.config.globals.map(({ slug }) => slug),
      ...roles,
      ...deviceClasses,
      ...Object.keys(quarantineReasons),
      'reports',
      'conversions',
      'shell',
      'guard',
    ]
    expect(codes.length).toBeGreaterThan(60)
    for (const code of codes) {
      expect([code, await say(code, 'ar')]).toEqual([
        code,
        expect.stringMatching(/[\u0621-\u064a]/),
      ])
      expect([code, await say(code, 'en')]).toEqual([code, expect.stringMatching(/^[A-Z]/)])
    }
  })

  it('a code in a list stays as it is where nobody has words for it', async () => {
    expect(await say('toString', 'ar')).toBe('toString')
  })

  it('a code in a list may be one of several', async () => {
    const { allWords } = await import('./words-of-code.ts')
    const { initI18n } = await import('@payloadcms/translations')
    const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language: 'ar' })
    const read = (codes: unknown) => allWords(codes, { i18n: i18n as never, payload })
    const both = [quarantineReasons.trap.ar, quarantineReasons['rate.day'].ar]
    expect([read('trap, rate.day'), read(['trap', 'rate.day'])]).toEqual([both, both])
    expect([read(null), read(''), read([])]).toEqual([[], [], []])
  })

  it('a code in a list stands in no list and no form as it is stored', () => {
    const shown = [
      ['retention-runs', 'kind'],
      ['access-log', 'subject'],
      ['access-log', 'role'],
      ['audit-log', 'subject'],
      ['audit-log', 'role'],
      ['page-counts', 'deviceClass'],
      ['leads', 'spamReasons'],
      ['applications', 'spamReasons'],
      ['submissions', 'quarantineReasons'],
    ]
    for (const [slug, name] of shown) {
      const config = payload.config.collections.find((one) => one.slug === slug)
      const field = config?.flattenedFields.find((one) => one.name === name)
      const admin = field?.admin as { components?: object } | undefined
      expect([slug, name, admin?.components]).toEqual([
        slug,
        name,
        {
          Cell: expect.stringContaining('#CodeCell'),
          Field: expect.stringContaining('#CodeField'),
        },
      ])
    }
  })
})
