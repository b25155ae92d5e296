/** Submissions, people of the studio and rows for the desk's own tests. */
import type { Submission } from '@wajiha/contract'
import { handleEndpoints, type Payload } from 'payload'
import { columnsOf } from '../src/desk/api/submissions.ts'
import type { Role } from '../src/platform/access/rights.ts'

let last = 0

/** A submission as the site would deliver it; each is its own visitor unless told otherwise. */
export function submissionOf(more: Partial<Submission> = {}): Submission {
  last += 1
  return {
    id: crypto.randomUUID(),
    idempotencyKey: `desk:${last}`,
    reference: `desk${String(last).padStart(4, '0')}`,
    form: 'contact',
    receivedAt: new Date().toISOString(),
    locale: 'ar',
    consentVersion: '2026-11',
    touches: [],
    quarantine: { score: 0, reasons: [] },
    ...more,
    answers: {
      name: 'سارة العتيبي',
      email: `Visitor${last}@Example.com`,
      emailNorm: `visitor${last}@example.com`,
      message: 'نريد موقعًا جديدًا',
      consentPrivacy: true,
      ...more.answers,
    },
  }
}

/** Stores a submission as the API does. @returns the id of its row. */
export async function storeSubmission(payload: Payload, submission: Submission): Promise<string> {
  const row = await payload.create({
    collection: 'submissions',
    data: columnsOf(submission, undefined),
    depth: 0,
    overrideAccess: true,
  })
  return row.id
}

/** Somebody who works here, as `user` of a call with `overrideAccess: false`. */
export async function colleagueOf(payload: Payload, role: Role) {
  const data = {
    email: `${role}-${crypto.randomUUID().slice(0, 8)}@wajiha.example`,
    password: 'كلمة طويلة جدًّا ٢٠٢٦',
    name: `زميل ${role}`,
    role,
  }
  const user = await payload.create({ collection: 'users', data, overrideAccess: true })
  return { ...user, collection: 'users' as const }
}

/** The one lead or application that came of a submission's row. */
export async function madeOf<Name extends 'leads' | 'applications'>(
  payload: Payload,
  collection: Name,
  row: string,
) {
  const { docs } = await payload.find({
    collection,
    where: { submission: { equals: row } },
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length !== 1 || !docs[0]) throw new Error(`${docs.length} ${collection} came of ${row}`)
  return docs[0]
}

/** A lead as a visitor's message makes it. */
export const leadOf = (payload: Payload) => arrived(payload, 'leads', submissionOf())

/** An application likewise. */
export const applicationOf = (payload: Payload) =>
  arrived(
    payload,
    'applications',
    submissionOf({ form: 'apply', answers: { name: 'ليلى', links: [] } as never }),
  )

async function arrived<Name extends 'leads' | 'applications'>(
  payload: Payload,
  collection: Name,
  submission: Submission,
) {
  const { processSubmission } = await import('../src/desk/process-submission.ts')
  const row = await storeSubmission(payload, submission)
  await processSubmission(payload, row)
  return madeOf(payload, collection, row)
}

/** The history of one of them, oldest first. */
export async function historyOf(
  payload: Payload,
  about: { lead: string } | { application: string },
) {
  const [[name, id]] = Object.entries(about) as [[string, string]]
  const { docs } = await payload.find({
    collection: 'activities',
    where: { [name]: { equals: id } },
    sort: 'createdAt',
    depth: 0,
    limit: 200,
    overrideAccess: true,
  })
  return docs
}

/** Kinds of the mails that were queued about a document, in order. */
export async function mailsOf(payload: Payload, id: string) {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { key: { contains: id } },
    sort: 'kind',
    depth: 0,
    limit: 50,
    overrideAccess: true,
  })
  return docs
}

/** The REST of the office in somebody's name, as the admin pages ask it. */
export async function deskOf(payload: Payload, role: Role) {
  const user = await colleagueOf(payload, role)
  const login = await payload.login({
    collection: 'users',
    data: { email: user.email, password: 'كلمة طويلة جدًّا ٢٠٢٦' },
  })
  const ask = async (path: string, method = 'GET', body?: object, language = 'ar') => {
    const request = new Request(`http://localhost:3100/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `JWT ${login.token}`,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return handleEndpoints({ config: payload.config, request })
  }
  return { user, ask }
}
