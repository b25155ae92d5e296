import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { madeOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const receivedAt = '2026-11-20T09:30:00.000Z'

async function receive(form: 'contact' | 'campaign' | 'exchange' | 'apply' | 'subscribe') {
  const answers = { consentMarketing: form === 'campaign' ? (true as const) : undefined }
  const submission = submissionOf({
    form,
    locale: 'en',
    receivedAt,
    consentVersion: '2026-11',
    answers,
  })
  const id = await storeSubmission(payload, submission)
  const { processSubmission } = await import('../desk/process-submission.ts')
  await processSubmission(payload, id)
  return id
}

describe('which notice somebody was told', () => {
  it.each(['contact', 'campaign', 'exchange'] as const)(
    'stands on the lead of the form %s',
    async (form) => {
      const { consent } = await madeOf(payload, 'leads', await receive(form))
      expect(consent).toEqual({
        privacyAt: receivedAt,
        textVersion: '2026-11',
        locale: 'en',
        marketingAt: form === 'campaign' ? receivedAt : null,
        adsAt: null,
        basis: null,
      })
    },
  )

  it('stands on the application', async () => {
    const { consent } = await madeOf(payload, 'applications', await receive('apply'))
    expect(consent).toMatchObject({ privacyAt: receivedAt, textVersion: '2026-11', locale: 'en' })
  })

  it('stands on the subscription, with its time', async () => {
    const submission = await receive('subscribe')
    const where = { submission: { equals: submission } }
    const { docs } = await payload.find({ collection: 'subscribers', where, overrideAccess: true })
    expect(docs[0]?.consent).toMatchObject({ textVersion: '2026-11', at: receivedAt })
    expect(docs[0]?.locale).toBe('en')
  })
})
