/** `POST leads`: what another system sends, read and kept; each mistake is told by its field. */
import { randomUUID } from 'node:crypto'
import type { Locale } from '@wajiha/arabic'
import type { FieldErrors } from '@wajiha/contract/forms'
import {
  type FieldMistake,
  type LeadMade,
  leadInputSchema,
  publicApiLimits,
  sayFieldMistake,
} from '@wajiha/contract/public-api'
import arForms from '@wajiha/contract/words/ar/forms.json' with { type: 'json' }
import enForms from '@wajiha/contract/words/en/forms.json' with { type: 'json' }
import type { BasePayload, Payload } from 'payload'
import type { z } from 'zod'
import { handOverLead, type Sender } from '../../desk/by-hand/hand-over.ts'
import { isRecord } from '../../platform/objects.ts'
import { localeOfReader, type Refuse } from './problems.ts'

const sentences: Readonly<Record<Locale, Readonly<Record<string, unknown>>>> = {
  ar: arForms,
  en: enForms,
}
const repetitionPattern = /^[\w.:-]{8,128}$/

type Mistakes = Record<string, FieldMistake[]>

export async function answerLead(
  payload: BasePayload,
  request: Request,
  { sender, refuse }: { sender: Sender; refuse: Refuse },
): Promise<Response> {
  const repetition = request.headers.get('idempotency-key') ?? randomUUID()
  if (!repetitionPattern.test(repetition)) return refuse('bad_request', { what: 'Idempotency-Key' })
  const body = await readBody(request)
  if (typeof body === 'string') return refuse(body, { what: 'JSON' })
  const locale = localeOfReader(request)
  const read = leadInputSchema.safeParse(body.value)
  if (!read.success)
    return refuse('validation', { fields: mistakesOf(read.error, body.value, locale) })
  // Payload's own type of what it hands to endpoints is the narrower one.
  const done = await handOverLead(payload as Payload, read.data, { sender, repetition })
  if (done.kind === 'invalid')
    return refuse('validation', { fields: mistakesOfForm(done.fields, locale) })
  if (done.kind === 'reused') return refuse('idempotency_key_reused')
  const { id, reference, number, createdAt } = done.lead
  const data: LeadMade = { id, reference: reference ?? '', number: number ?? 0, createdAt }
  return Response.json(
    { data },
    {
      status: 201,
      headers: {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...(done.isKnown ? { 'Idempotency-Replayed': 'true' } : {}),
      },
    },
  )
}

type Body = { value: Record<string, unknown> }

async function readBody(
  request: Request,
): Promise<Body | 'unsupported_media_type' | 'too_large' | 'bad_request'> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return 'unsupported_media_type'
  const { bodyBytes } = publicApiLimits
  if (Number(request.headers.get('content-length') ?? 0) > bodyBytes) return 'too_large'
  const text = await request.text()
  if (Buffer.byteLength(text) > bodyBytes) return 'too_large'
  const value = parse(text)
  return isRecord(value) ? { value } : 'bad_request'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What does not fit the shape at all, by field: `visit.at`. */
function mistakesOf(error: z.ZodError, value: object, locale: Locale): Mistakes {
  const mistakes: Mistakes = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (path ? `${path}.${key}` : key))
        : [path]
    for (const name of names) {
      const kind = kindOf(issue, name, value)
      const mistake = { code: `${name}.${kind}`, detail: sayFieldMistake(kind, locale) }
      mistakes[name] = [...(mistakes[name] ?? []), mistake]
    }
  }
  return mistakes
}

function kindOf({ code, path }: z.core.$ZodIssue, name: string, value: object) {
  if (code === 'unrecognized_keys') return 'unknown'
  if (path.length === 1 && !Object.hasOwn(value, name)) return 'missing'
  return code === 'too_big' ? 'too_long' : 'invalid'
}

/** What the rules of the form refuse, in its own sentences. */
function mistakesOfForm(fields: FieldErrors, locale: Locale): Mistakes {
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [
      name,
      (codes ?? []).map((code) => ({ code, detail: sentenceOf(code, locale) })),
    ]),
  )
}

function sentenceOf(code: string, locale: Locale): string {
  const said = sentences[locale][code]
  return typeof said === 'string' ? said : sayFieldMistake('invalid', locale)
}
