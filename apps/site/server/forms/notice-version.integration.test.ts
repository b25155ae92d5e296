import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Submission } from '@wajiha/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendJsonForm } from '../../test/send-form.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { startTestSite, type TestSite } from '../../test/start-test-site.ts'

let studio: StandInStudio
let site: TestSite
let visitor = 0

beforeAll(async () => {
  studio = await startStandInStudio()
  site = await startTestSite(studio.apiBase, { trustProxy: ['127.0.0.1'] })
})
afterAll(async () => {
  await site?.remove()
  await studio?.stop()
})

const answers = {
  name: 'سارة العتيبي',
  email: 'sara@example.com',
  phone: '0501234567',
  message: 'مرحبا',
  company: 'نور',
  card: 'salma',
  links: 'https://example.com/cv',
  city: 'الرياض',
  consentPrivacy: true,
  consentMarketing: true,
}

async function send(form: string, locale: string, more: object = {}) {
  visitor += 1
  const body = { ...answers, ...more, locale, idempotencyKey: crypto.randomUUID() }
  const answer = await sendJsonForm(site.port, form, body, {
    'x-forwarded-for': `198.18.${visitor}.7`,
  })
  expect(answer.status, answer.body).toBe(202)
  return stored(answer.json().reference)
}

function stored(reference: unknown): Submission {
  const database = new DatabaseSync(join(site.dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
  const row = database
    .prepare('SELECT payload FROM submissions WHERE reference = ?')
    .get(String(reference)) as { payload: string }
  database.close()
  return JSON.parse(row.payload)
}

describe('a subscription', () => {
  it('is itself the consent: its notice is kept without a tick', async () => {
    const { consentVersion } = await send('subscribe', 'ar', { consentPrivacy: undefined })
    expect(consentVersion).toBe('2026-09')
  })
})

describe.each(['contact', 'campaign', 'subscribe', 'apply', 'exchange'])('the form %s', (form) => {
  it.each(['ar', 'en'])(
    'keeps which notice was accepted, in which language and when (%s)',
    async (locale) => {
      const before = Date.now()
      const { consentVersion, locale: told, receivedAt } = await send(form, locale)
      // As the stand-in's page of the privacy notice says.
      expect(consentVersion).toBe('2026-09')
      expect(told).toBe(locale)
      expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before - 1)
      expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now())
    },
  )
})
