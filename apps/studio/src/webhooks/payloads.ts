/**
 * What a receiver is told of a document. Version 1 of the shapes in `docs/how-to/webhooks-and-exports.md`:
 * fields are only ever added. Nothing of the device, the network or our own machinery is in it.
 */
import type { PayloadRequest } from 'payload'
import type { Application, Lead, Subscriber } from '../payload-types.ts'
import { eachPlain } from '../platform/fields/plain-answers.data.ts'
import { nameOfUser } from '../platform/history/changes.ts'
import { idOf, keyOf, wordsOfJob } from './relations.ts'

export const payloadVersion = 1

type Told = Record<string, unknown>

export async function leadPayload(req: PayloadRequest, lead: Lead): Promise<Told> {
  return {
    ...reachOf(lead),
    stage: lead.stage,
    lostReason: lead.lostReason ?? null,
    form: lead.form ?? null,
    enteredAfter: lead.cameBy ?? null,
    tags: lead.tags ?? [],
    mergedInto: idOf(lead.mergedInto) ?? null,
    ...eachPlain((name) => lead[name] ?? null),
    service: lead.serviceKey ?? (await keyOf(req, 'services', lead.service)),
    branch: await keyOf(req, 'branches', lead.branch),
    budget: lead.budget ?? null,
    replyBy: lead.replyBy ?? null,
    replyWhen: lead.replyWhen ?? null,
    value: lead.value ?? null,
    currency: lead.currency ?? null,
    owner: (await nameOfUser(req, lead.owner)) ?? null,
    nextAction: lead.nextAction ?? null,
    nextActionAt: lead.nextActionAt ?? null,
    dueAt: lead.dueAt ?? null,
    firstResponseAt: lead.firstResponseAt ?? null,
    ...originOf(lead),
  }
}

export async function applicationPayload(req: PayloadRequest, doc: Application): Promise<Told> {
  return {
    ...reachOf(doc),
    stage: doc.stage,
    rejectionReason: doc.rejectionReason ?? null,
    job: await wordsOfJob(req, idOf(doc.job)),
    city: doc.city ?? null,
    country: doc.country ?? null,
    links: doc.links ?? [],
    experience: doc.experience ?? null,
    noticeDays: doc.notice ?? null,
    salary: doc.salary ?? null,
    hasCv: Boolean(doc.cvName),
    answers: (doc.answers ?? []).map(({ question, answer }) => ({ question, answer })),
    rating: doc.rating ?? null,
    tags: doc.tags ?? [],
    assignee: (await nameOfUser(req, doc.assignee)) ?? null,
    interviewAt: doc.interview?.at ?? null,
    ...originOf(doc),
  }
}

export function subscriberPayload(doc: Subscriber): Told {
  return {
    id: doc.id,
    email: doc.email,
    name: doc.name ?? null,
    locale: doc.locale,
    state: doc.state,
    tags: doc.tags ?? [],
    consent: { at: doc.consent?.at ?? null, textVersion: doc.consent?.textVersion ?? null },
    confirmedAt: doc.confirmedAt ?? null,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }
}

const reachOf = (doc: Lead | Application) => ({
  id: doc.id,
  number: doc.number ?? null,
  reference: doc.reference ?? null,
  name: doc.name,
  phone: doc.phoneE164 ?? null,
  email: doc.email ?? null,
  message: doc.message ?? null,
  locale: doc.locale ?? null,
})

const clicks = ['gclid', 'gbraid', 'wbraid', 'clickedAt'] as const
const words = ['source', 'medium', 'campaign', 'term', 'content'] as const
const visits = ['channel', 'firstChannel', 'lastChannel', 'landingPath', 'referrerHost'] as const

function originOf({
  attribution,
  consent,
  pageUrl,
  createdAt,
  updatedAt,
  deletedAt,
}: Lead | Application) {
  const known: Record<string, unknown> = attribution ?? {}
  return {
    attribution: Object.fromEntries(
      [...visits, ...words, ...clicks].map((name) => [name, known[name] || null]),
    ),
    consent: {
      privacyAt: consent?.privacyAt ?? null,
      marketingAt: consent?.marketingAt ?? null,
      adsAt: consent?.adsAt ?? null,
      textVersion: consent?.textVersion ?? null,
    },
    pageUrl: pageUrl ?? null,
    createdAt,
    updatedAt,
    deletedAt: deletedAt ?? null,
  }
}
