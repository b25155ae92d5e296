import { erasuresSchema } from '@wajiha/contract'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'

const serviceKey = 'for-tests-only-service-key-0123456789'
let studio: TestStudio
let payload: Payload

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

const authorised = { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
const report = { inbox: crypto.randomUUID(), rows: 2, files: 1, visits: 0 }

const tell = (id: string, body: unknown = report, headers: Record<string, string> = authorised) =>
  studio.ask(`erasures/${id}`, { method: 'POST', headers, body: JSON.stringify(body) })

async function erase(who = '0501234567') {
  const { eraseByText } = await import('./erase-person.ts')
  return (await eraseByText(payload, who))?.erasure ?? ''
}

describe('what the site is told of erasures', () => {
  it('is hashes and times, and told to the site alone', async () => {
    const id = await erase()
    expect((await studio.ask('erasures')).status).toBe(401)
    expect((await tell(id, report, {})).status).toBe(401)
    const answer = await studio.ask('erasures', { headers: authorised })
    const text = await answer.text()
    const { erasures } = erasuresSchema.parse(JSON.parse(text).data)
    expect(erasures.map((one) => one.id)).toContain(id)
    expect(text).not.toContain('501234567')
  })

  it('is the key with which the site finds the same hash', async () => {
    const id = await erase('sara@example.com')
    const answer = await studio.ask('erasures', { headers: authorised })
    const { key, erasures } = erasuresSchema.parse((await answer.json()).data)
    const { erasureHashOf } = await import('./hashes.ts')
    const hashes = erasures.find((one) => one.id === id)?.hashes
    expect(hashes).toEqual([erasureHashOf('email:sara@example.com', key)])
  })

  it('comes back as a report, which counts once however often it is said', async () => {
    const id = await erase()
    for (const _ of [1, 2]) expect((await tell(id)).status).toBe(204)
    const found = await payload.findByID({ collection: 'erasures', id, overrideAccess: true })
    expect(found.siteDoneAt).toBeTruthy()
    const { inbox, ...counts } = report
    expect(found.siteReports).toEqual({ [inbox]: counts })
  })

  it('takes no report of what it never said, and nothing that is none', async () => {
    const id = await erase()
    expect((await tell(crypto.randomUUID())).status).toBe(404)
    expect((await tell("x' or '1'='1")).status).toBe(404)
    for (const wrong of [{}, { ...report, rows: -1 }, { ...report, more: 1 }, null, []])
      expect((await tell(id, wrong)).status).toBe(422)
    expect((await studio.ask(`erasures/${id}`, { headers: authorised })).status).toBe(405)
  })
})

describe('the consent to be kept', () => {
  it('is answered with unknown for every token that is none', async () => {
    const answer = await studio.ask('subscriptions', {
      method: 'POST',
      headers: authorised,
      body: JSON.stringify({ action: 'keep', token: 'k.00000000-0000-4000-8000-000000000000.x' }),
    })
    expect((await answer.json()).data).toEqual({ outcome: 'unknown' })
  })
})
