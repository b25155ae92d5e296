import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskOf, storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Role } from '../platform/access/rights.ts'

let studio: TestStudio
let payload: Payload
const desks = {} as Record<Role, Awaited<ReturnType<typeof deskOf>>>

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  for (const role of ['admin', 'sales', 'recruiter', 'editor', 'holder'] as const)
    desks[role] = await deskOf(payload, role)
  const { processSubmission } = await import('../desk/process-submission.ts')
  for (const form of ['contact', 'apply'] as const) {
    const id = await storeSubmission(payload, submissionOf({ form, answers: her }))
    if (form === 'apply') await attach(id)
    await processSubmission(payload, id)
  }
})
afterAll(() => studio?.close())

const her = {
  name: 'أسماء الزَّهراني',
  phoneE164: '+966551112233',
  phoneRaw: '0551112233',
  email: 'asma@example.com',
  emailNorm: 'asma@example.com',
}
const who = '٠٥٥ ١١١ ٢٢٣٣'

async function attach(id: string) {
  mkdirSync(join(studio.dataDir, 'attachments'), { recursive: true })
  writeFileSync(join(studio.dataDir, 'attachments', 'cv'), 'سيرة')
  const data = {
    attachmentFile: 'cv',
    attachmentName: '../سيرة.pdf',
    files: [{ question: 'works', name: '../أعمال.zip', file: 'works' }],
  }
  await payload.db.updateOne({ collection: 'submissions', id, data })
}

/** Waits in the tray, and is nobody's person. */
async function receiveDoubtful() {
  const submission = submissionOf({
    answers: { name: 'مشبوه ما' },
    quarantine: { score: 80, reasons: ['trap'] },
  })
  const { processSubmission } = await import('../desk/process-submission.ts')
  await processSubmission(payload, await storeSubmission(payload, submission))
}

const ask = (role: Role, act: string, body: object, language = 'ar') =>
  desks[role].ask(`privacy/${act}`, 'POST', body, language)

/** Names and contents of an archive. */
function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [size, length] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)]
    const begin = at + 30 + length
    const name = zip.subarray(at + 30, begin).toString()
    files[name] = inflateRawSync(zip.subarray(begin, begin + size)).toString()
    at = begin + size
  }
  return files
}

const exported = async (role: Role) =>
  unzip(Buffer.from(await (await ask(role, 'export', { who })).arrayBuffer()))

describe('finding a person', () => {
  it('shows an administrator everything, sales their leads, recruiters their applications', async () => {
    const counts = async (role: Role) => (await (await ask(role, 'find', { who })).json()).counts
    expect(await counts('admin')).toMatchObject({ people: 1, leads: 1, applications: 1, files: 2 })
    const [sales, recruiter] = [await counts('sales'), await counts('recruiter')]
    expect(sales).toMatchObject({ leads: 1, submissions: 1 })
    expect(sales).not.toHaveProperty('applications')
    expect(recruiter).toMatchObject({ applications: 1, submissions: 1, files: 2 })
    expect(recruiter).not.toHaveProperty('leads')
  })

  it('is closed to everybody else', async () => {
    for (const act of ['find', 'names', 'export', 'erase', 'retention']) {
      for (const role of ['editor', 'holder'] as const)
        expect((await ask(role, act, { who, again: who })).status, `${role} ${act}`).toBe(403)
      const { handleEndpoints } = await import('payload')
      const request = new Request(`http://localhost:3100/api/privacy/${act}`, { method: 'POST' })
      expect((await handleEndpoints({ config: payload.config, request })).status).toBe(401)
    }
  })

  it('is helped by a name, however its letters are written', async () => {
    for (const name of ['اسماء', 'أسماءُ الزهرانى', 'الزهراني']) {
      const { people } = await (await ask('admin', 'names', { name })).json()
      expect(people, name).toMatchObject([{ name: her.name, phones: [her.phoneE164] }])
    }
    await receiveDoubtful()
    const of = async (role: Role) =>
      (await (await ask(role, 'names', { name: 'مشبوه' })).json()).people.length
    expect([await of('admin'), await of('sales'), await of('recruiter')]).toEqual([1, 1, 0])
    const { people } = await (await ask('admin', 'names', { name: '%' })).json()
    expect(people).toEqual([])
  })

  it('says in the language of whoever asks what is missing, and breaks at nothing', async () => {
    const bodies = [
      '',
      '%',
      'x'.repeat(4_000),
      { $ne: null },
      ['a'],
      7,
      null,
      "'; drop table people",
    ]
    for (const wrong of bodies) {
      const answer = await ask('admin', 'find', { who: wrong })
      expect(answer.status).toBe(422)
      expect((await answer.json()).errors[0].message).toContain('رقم هاتف')
    }
    const english = await ask('admin', 'find', { who: 'x' }, 'en')
    expect((await english.json()).errors[0].message).toContain('telephone')
    expect((await ask('admin', 'find', ['a'])).status).toBe(400)
    expect((await ask('admin', 'find', { who: 'x'.repeat(9_000) })).status).toBe(400)
  })
})

describe('taking a person’s data along', () => {
  it('is one archive with labels in both languages, and files that stay in their folder', async () => {
    const files = await exported('admin')
    const person = JSON.parse(files['person.json'] ?? '{}')
    expect(person.records.leads.rows[0].name).toEqual({ ar: 'الاسم', en: 'Name', value: her.name })
    expect(person.identifiers).toEqual({ phones: [her.phoneE164], emails: [her.emailNorm] })
    const cv = Object.keys(files).find((name) => name.startsWith('files/'))
    expect(cv).toMatch(/^files\/desk\d+ [^/]+سيرة\.pdf$/)
    expect(files[cv ?? '']).toBe('سيرة')
  })

  it('holds for each role what it may see, and is noted', async () => {
    const of = async (role: Role) =>
      Object.keys(JSON.parse((await exported(role))['person.json'] ?? '{}').records)
    expect(await of('sales')).not.toContain('applications')
    expect(await of('recruiter')).not.toContain('leads')
    const { docs } = await payload.find({
      collection: 'access-log',
      where: { action: { equals: 'export' }, role: { equals: 'sales' } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
    expect(JSON.stringify(docs)).not.toContain('551112233')
  })
})

describe('a CV', () => {
  it('is noted when it is downloaded, by whichever way', async () => {
    const of = async (collection: 'applications' | 'submissions') => {
      const where: Where = collection === 'submissions' ? { form: { equals: 'apply' } } : {}
      const { docs } = await payload.find({ collection, where, overrideAccess: true })
      return String(docs[0]?.id)
    }
    const [application, submission] = [await of('applications'), await of('submissions')]
    await desks.recruiter.ask(`applications/${application}/cv`)
    await desks.recruiter.ask(`submissions/${submission}/attachment`)
    const { docs } = await payload.find({
      collection: 'access-log',
      where: { action: { equals: 'download' } },
      overrideAccess: true,
    })
    expect(docs.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [application, submission].toSorted(),
    )
  })
})

describe('erasing a person', () => {
  it('is for administrators, and only with the same said twice', async () => {
    for (const role of ['sales', 'recruiter'] as const)
      expect((await ask(role, 'erase', { who, again: who })).status).toBe(403)
    for (const again of [undefined, '', '0551112234', 'asma@example.com'])
      expect((await ask('admin', 'erase', { who, again })).status).toBe(422)
    const answer = await ask('admin', 'erase', { who, again: '+966551112233' })
    expect(answer.status).toBe(200)
    expect((await answer.json()).counts).toMatchObject({ leads: 1, applications: 1, files: 2 })
    const { counts } = await (await ask('admin', 'find', { who })).json()
    expect(counts).toEqual({})
  })

  it('names the colleague in its proof and in the log', async () => {
    const { docs } = await payload.find({ collection: 'erasures', overrideAccess: true })
    expect(docs[0]?.byName).toBe(desks.admin.user.name)
    const where = { action: { equals: 'erase' } }
    const log = await payload.find({ collection: 'access-log', where, overrideAccess: true })
    expect(log.docs[0]).toMatchObject({ whoName: desks.admin.user.name, subject: 'erasures' })
  })

  it('shows its proofs and the log to administrators alone', async () => {
    for (const collection of ['erasures', 'access-log', 'retention-runs']) {
      expect((await desks.admin.ask(collection)).status).toBe(200)
      for (const role of ['sales', 'recruiter', 'editor', 'holder'] as const)
        expect((await desks[role].ask(collection)).status, `${role} ${collection}`).toBe(403)
    }
  })
})
