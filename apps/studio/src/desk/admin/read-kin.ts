/** What belongs to a lead beside itself: where it went, what was merged into it, its person's whole line. */
import type { PayloadRequest, Where } from 'payload'
import { explainAttribution } from '../../attribution/explain.ts'
import type { StoryVisit } from '../../attribution/story.ts'
import type { Lead } from '../../payload-types.ts'
import type { Language } from '../../platform/admin/words.ts'
import { membersOf } from '../../platform/objects.ts'
import { arrivalWays } from '../by-hand/ways.ts'
import { headWords as words } from './head-words.ts'

type Step = {
  /** ISO 8601. */
  at: string
  what: string
  path?: string
  lead?: { id: string; number: number | null | undefined }
}

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'object' ? relation?.id : relation

export async function readKin(req: PayloadRequest, lead: Partial<Lead>, language: Language) {
  const into = idOf(lead.mergedInto)
  const person = idOf(lead.person)
  const or: Where[] = [
    { id: { equals: lead.id } },
    { mergedInto: { equals: lead.id } },
    ...(into ? [{ id: { equals: into } }] : []),
    ...(person ? [{ person: { equals: person } }] : []),
  ]
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { and: [{ or }, { stage: { not_equals: 'spam' } }] },
    sort: 'createdAt',
    limit: 100,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return {
    standing: docs.find(({ id }) => id === into),
    merged: docs.filter(({ mergedInto }) => idOf(mergedInto) === lead.id),
    line: await lineOf(req, docs, language),
  }
}

/** Visits, presses of the chat's button, cards, forms and entries by hand, oldest first, each once. */
async function lineOf(req: PayloadRequest, leads: readonly Lead[], language: Language) {
  const steps = new Map<string, Step>()
  const add = (step: Step) => steps.set([step.at, step.what, step.path].join(' '), step)
  for (const lead of leads) {
    for (const visit of membersOf(lead.attribution?.timeline) as StoryVisit[])
      if (!visit.via?.startsWith('hand:'))
        add({
          at: visit.at,
          what: `${words.visit[language]}: ${explainAttribution(visit, visit)[language]}`,
          ...(visit.landingPath ? { path: visit.landingPath } : {}),
        })
    const { id, number } = lead
    add({ at: lead.createdAt, what: wordsOfArrival(lead, language), lead: { id, number } })
  }
  for (const chat of await chatsOf(req, leads)) add({ ...chat, what: words.chat[language] })
  return [...steps.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function wordsOfArrival({ cameBy, form }: Lead, language: Language): string {
  if (cameBy === 'system') return words.handedOver[language]
  if (cameBy) return `${words.enteredAfter[language]} ${arrivalWays[cameBy][language]}`
  return words[form === 'exchange' ? 'exchange' : 'form'][language]
}

async function chatsOf(req: PayloadRequest, leads: readonly Lead[]) {
  const visitors = leads.flatMap(({ attribution }) => attribution?.visitor ?? [])
  if (visitors.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'touches',
    where: { and: [{ visitor: { in: visitors } }, { kind: { equals: 'whatsapp' } }] },
    sort: 'at',
    limit: 50,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return docs.map(({ at, reference }) => ({ at, path: `#${reference ?? ''}` }))
}
