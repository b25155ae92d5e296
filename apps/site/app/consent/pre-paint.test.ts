import { runInNewContext } from 'node:vm'
import type { ConsentMode } from '@wajiha/contract/settings'
import { describe, expect, it } from 'vitest'
import { type ConsentOnPage, consentScript } from './pre-paint.ts'
import { type ConsentRules, consentOf, purposes } from './start/consent.ts'

/** Runs the script in a page of its own and says what it left behind. */
function open(rules: ConsentRules, cookie = '', hasPrivacyControl = false) {
  const dataset: Record<string, string> = {}
  const window: { $consent?: ConsentOnPage } = {}
  const document = {
    cookie,
    documentElement: { dataset },
  }
  const navigator = hasPrivacyControl ? { globalPrivacyControl: true } : {}
  runInNewContext(consentScript(rules), { window, document, navigator })
  const may = window.$consent?.may as ConsentOnPage['may']
  const letters = { analytics: 'a', ads: 'd', adUserData: 'u', adPersonalization: 'p' } as const
  return {
    attributes: new Map(Object.entries(dataset).map(([name, value]) => [`data-${name}`, value])),
    allowed: purposes.filter((purpose) => may(purpose === 'functional' ? 'f' : letters[purpose])),
  }
}

const modes: ConsentMode[] = ['required', 'notice', 'off']
const cookies = ['', '1.a', '1.0', '1t.adupf', '1t.ad', '1t.0', '0.a', '1.xyz', '1t.']

describe('the script before the first paint', () => {
  it('allows exactly what the server takes for allowed', () => {
    for (const consent of modes)
      for (const tagManagerId of [undefined, 'GTM-ABC123'])
        for (const value of cookies)
          for (const control of [true, false]) {
            const rules = { consent, tagManagerId }
            const cookie = value && `x=y; wajiha-consent=${value}; i18n_redirected=ar`
            const server = consentOf(cookie, rules, control)
            expect(
              open(rules, cookie, control).allowed,
              JSON.stringify({ consent, tagManagerId, value, control }),
            ).toEqual(purposes.filter((purpose) => server[purpose]))
          }
  })

  it.each(['required', 'notice'] as const)(
    'asks under %s until this notice is answered',
    (mode) => {
      const asks = (cookie: string) =>
        open({ consent: mode }, cookie).attributes.get('data-consent')
      expect(asks('')).toBe('ask')
      expect(asks('wajiha-consent=0.a')).toBe('ask')
      expect(asks('wajiha-consent=1t.adupf')).toBe('ask')
      expect(asks('wajiha-consent=1.0')).toBeUndefined()
    },
  )

  it('marks a page that asked, so that nothing moves when it is answered', () => {
    const wasAsked = (cookie: string) =>
      open({ consent: 'notice' }, cookie).attributes.has('data-asked')
    expect([wasAsked(''), wasAsked('wajiha-consent=1.a')]).toEqual([true, false])
  })

  it('says that the browser refuses only where it counts', () => {
    const says = (cookie: string) =>
      open({ consent: 'notice' }, cookie, true).attributes.has('data-gpc')
    expect([says(''), says('wajiha-consent=1.a')]).toEqual([true, false])
  })

  it('asks nobody when consent is off', () => {
    expect(open({ consent: 'off' }).attributes.size).toBe(0)
  })

  it('is small: every page carries it', () => {
    expect(Buffer.byteLength(consentScript({ consent: 'notice' }))).toBeLessThan(500)
  })
})
