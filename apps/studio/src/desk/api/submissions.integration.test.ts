import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Receipt, Submission } from '@wajiha/contract'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
let payload: Payload
const serviceKey = 'for-tests-only-service-key-0123456789'
const authorization = `Bearer ${serviceKey}`

beforeAll(async () => {
  process.env.SERVICE_KEY = serviceKey
  studio = await openTestStudio()
  payload = studio.payload
})
afterAll(() => studio?.close())

let last = 0
function submission(more: Partial<Submission> = {}): Submission {
  last += 1
  return {
    id: crypto.randomUUID(),
    idempotencyKey: `d:test-${last}`,
    reference: `ref${String(last).padStart(5, '0')}`,
    form: 'contact',
    receivedAt: '2026-11-21T08:00:00.000Z',
    locale: 'ar',
    answers: { name: 'سارة العتيبي', email: 's@example.com', message: '<b>سطر</b>\nسطر' },
    touches: [],
    quarantine: { score: 0, reasons: [] },
    ...more,
  }
}

const deliver = (value: unknown, headers: Record<string, string> = { authorization }) =>
  studio.ask('submissions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  })
const receiptOf = async (answer: Response) => ((await answer.json()) as { data: Receipt }).data
const count = async () => (await payload.count({ collection: 'submissions' })).totalDocs

describe('a delivery of the site', () => {
  it('is stored whole, and read back as it was sent', async () => {
    const sent = submission()
    const answer = await deliver(sent)
    expect(answer.status).toBe(201)
    const read = await studio.ask(`submissions/${encodeURIComponent(sent.idempotencyKey)}`, {
      headers: { authorization },
    })
    const receipt = await receiptOf(read)
    expect(receipt.submission).toEqual(sent)
    expect(receipt.id).toBe((await receiptOf(answer)).id)
  })

  it('is one row however often it comes, and at once', async () => {
    const sent = submission()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 6 }, () => deliver(sent)))
    for (const { status } of answers) expect([200, 201]).toContain(status)
    const ids = new Set(await Promise.all(answers.map(async (one) => (await receiptOf(one)).id)))
    expect(ids.size).toBe(1)
    expect(await count()).toBe(before + 1)
  })

  it('never replaces what another one stored under the same key', async () => {
    const sent = submission()
    await deliver(sent)
    const other = await deliver({ ...sent, answers: { ...sent.answers, name: 'غيرها' } })
    expect(other.status).toBe(422)
  })

  it('is the first one’s row where several nodes of the site took it in, each in its own way', async () => {
    const sent = submission()
    const id = crypto.randomUUID()
    const other = { ...sent, id, quarantine: { score: 30, reasons: ['rate.day'] } }
    const before = await count()
    const answers = await Promise.all([sent, other, sent, other].map((one) => deliver(one)))
    const receipts = await Promise.all(answers.map(receiptOf))
    expect(new Set(receipts.map((one) => `${one.id} ${one.submission.id}`)).size).toBe(1)
    expect([sent.id, id]).toContain(receipts[0]?.submission.id)
    expect(await count()).toBe(before + 1)
  })

  it('is refused when its shape is unknown, and from anybody but the site', async () => {
    const before = await count()
    expect((await deliver({ ...submission(), status: 'won' })).status).toBe(422)
    expect((await deliver(null)).status).toBe(422)
    expect((await deliver(submission(), {})).status).toBe(401)
    expect((await deliver(submission(), { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await studio.ask('submissions', { method: 'DELETE' })).status).toBe(401)
    expect((await studio.ask('submissions', { headers: { authorization } })).status).toBe(405)
    expect(await count()).toBe(before)
  })

  it('carries a file, which only staff who may read it fetch', async () => {
    const bytes = Buffer.from('%PDF-1.4 سيرة')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const attachment = { name: 'السيرة (١).pdf', type: 'pdf' as const, size: bytes.length, sha256 }
    const sent = submission({ form: 'apply', attachment })
    const body = new FormData()
    body.append('submission', JSON.stringify(sent))
    body.append('file', new Blob([bytes]), 'attachment')
    const options = { method: 'POST', headers: { authorization }, body }
    const receipt = await receiptOf(await studio.ask('submissions', options))
    expect(receipt.attachmentSha256).toBe(sha256)
    expect(await readdir(join(studio.dataDir, 'attachments'))).toHaveLength(1)

    const fetched = await fetchAs('recruiter', receipt.id)
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(bytes)
    expect(fetched.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%D8/)
    expect(fetched.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetchAs('sales', receipt.id)).status).toBe(404)
    expect((await fetchAs(undefined, receipt.id)).status).toBe(404)
  })

  it('comes with the files that answer questions, each compared, and is stored once', async () => {
    const texts = ['%PDF-1.7 أعمالي', '%PDF-1.7 رسالة']
    const files = texts.map((text, at) => ({
      question: `q${at}`,
      name: `معرض ${at}.pdf`,
      type: 'pdf' as const,
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    }))
    const sent = submission({ form: 'apply', files })
    const parcel = (...held: string[]) => {
      const body = new FormData()
      body.append('submission', JSON.stringify(sent))
      for (const text of held) body.append('files', new Blob([text]), 'attachment')
      return studio.ask('submissions', { method: 'POST', headers: { authorization }, body })
    }
    const lying = () => readdir(join(studio.dataDir, 'attachments'))
    const before = await lying()
    expect((await parcel(texts[0] ?? '')).status).toBe(422)
    const receipt = await receiptOf(await parcel(...texts))
    expect(receipt.fileSha256s).toEqual(files.map(({ sha256 }) => sha256))
    await receiptOf(await parcel(...texts))
    expect(await lying()).toHaveLength(before.length + 2)
    const fetched = await fetchAs('recruiter', receipt.id, '1')
    expect(await fetched.text()).toBe(texts[1])
    expect((await fetchAs('recruiter', receipt.id, '2')).status).toBe(404)
    expect((await fetchAs('sales', receipt.id, '1')).status).toBe(404)
  })

  it('brings a file back that the disk has lost', async () => {
    const bytes = Buffer.from('%PDF-1.4 مفقودة')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const attachment = { name: 'cv.pdf', type: 'pdf' as const, size: bytes.length, sha256 }
    const sent = submission({ form: 'apply', attachment })
    const parcel = async () => {
      const body = new FormData()
      body.append('submission', JSON.stringify(sent))
      body.append('file', new Blob([bytes]), 'attachment')
      const options = { method: 'POST', headers: { authorization }, body }
      return receiptOf(await studio.ask('submissions', options))
    }
    const folder = join(studio.dataDir, 'attachments')
    const before = await readdir(folder)
    const { id } = await parcel()
    const [lost = ''] = (await readdir(folder)).filter((name) => !before.includes(name))
    await rm(join(folder, lost))
    expect(await parcel()).toMatchObject({ id, attachmentSha256: sha256 })
    const fetched = await fetchAs('recruiter', id)
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(bytes)
  })

  it('is refused without the file it speaks of', async () => {
    const sha256 = 'a'.repeat(64)
    const attachment = { name: 'cv.pdf', type: 'pdf' as const, size: 1, sha256 }
    expect((await deliver(submission({ attachment }))).status).toBe(422)
  })
})

describe('the list of submissions', () => {
  it('shows sales the leads, recruiters the applications, others nothing', async () => {
    await deliver(submission({ form: 'exchange' }))
    const forms = async (role: string) => {
      const found = await payload
        .find({ collection: 'submissions', overrideAccess: false, user: asUser(role), limit: 0 })
        .catch(() => ({ docs: [] }))
      return new Set(found.docs.map(({ form }) => form))
    }
    expect(await forms('sales')).toEqual(new Set(['contact', 'exchange']))
    expect(await forms('recruiter')).toEqual(new Set(['apply']))
    expect(await forms('editor')).toEqual(new Set())
    expect((await forms('admin')).size).toBe(3)
  })

  it('is written by nobody', async () => {
    const { docs } = await payload.find({ collection: 'submissions', limit: 1 })
    const change = payload.update({
      collection: 'submissions',
      id: docs[0]?.id ?? '',
      data: { name: 'x' },
      overrideAccess: false,
      user: asUser('admin'),
    })
    await expect(change).rejects.toThrow()
  })
})

const asUser = (role: string) =>
  ({ id: crypto.randomUUID(), collection: 'users', role, email: `${role}@wajiha.example` }) as never

/** The door itself: the collection's own handler, asked as somebody. */
async function fetchAs(role: string | undefined, id: string, place?: string): Promise<Response> {
  const { answerAttachment } = await import('./answer-attachment.ts')
  const req = await createLocalReq(role ? { user: asUser(role) } : {}, payload)
  return answerAttachment(Object.assign(req, { routeParams: { id, place } })) as Promise<Response>
}
