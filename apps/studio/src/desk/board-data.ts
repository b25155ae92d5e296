/** Columns of the board: what a card shows, twenty at a time, as far as the person who asks may see. */

import { readLocale } from '@wajiha/arabic'
import type { PayloadRequest, Where } from 'payload'
import type { Application, Lead } from '../payload-types.ts'
import { agesIn } from '../platform/i18n/figures.ts'
import { type BoardFilter, whereOf } from './board/board-filter.ts'
import { isOverdue } from './is-overdue.ts'

export type BoardName = 'leads' | 'applications'

export type Card = {
  id: string
  /** The document's number, shown as `#1042`. */
  number?: number
  name: string
  /** The service that is asked for, or the job. */
  about?: string
  owner?: string
  /** In the person's words: `قبل ٣ ساعات`. */
  age: string
  isOverdue: boolean
  rating?: number
  tags?: string[]
  stage: string
}

export type Column = { stage: string; total: number; cards: Card[] }

const perColumn = 20

/** What a card is made of; a lead's message and its visits stay where they are. */
const shared = { number: true, name: true, stage: true, createdAt: true } as const
const ofLeads = {
  ...shared,
  service: true,
  owner: true,
  dueAt: true,
  firstResponseAt: true,
  nextActionAt: true,
  tags: true,
} as const
const ofApplications = { ...shared, job: true, assignee: true, rating: true } as const

/** One page of a column, newest first. @param page from 1. */
export async function readColumn(
  req: PayloadRequest,
  board: BoardName,
  stage: string,
  page = 1,
  filter: BoardFilter = {},
): Promise<Column> {
  const where: Where = { and: [{ stage: { equals: stage } }, ...whereOf(filter, req.user?.id)] }
  const options = {
    where,
    sort: '-createdAt',
    limit: perColumn,
    page,
    depth: 1,
    populate: { services: { name: true }, jobs: { title: true }, users: { name: true } },
    req,
    overrideAccess: false,
  } as const
  const language = readLocale(req.i18n?.language)
  const locale = language
  if (board === 'leads') {
    const { docs, totalDocs } = await req.payload.find({
      collection: board,
      ...options,
      locale,
      select: ofLeads,
    })
    return { stage, total: totalDocs, cards: docs.map((doc) => leadCard(doc, language)) }
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: board,
    ...options,
    locale,
    select: ofApplications,
  })
  return { stage, total: totalDocs, cards: docs.map((doc) => applicationCard(doc, language)) }
}

type Language = 'ar' | 'en'

function leadCard(lead: Pick<Lead, 'id' | keyof typeof ofLeads>, language: Language): Card {
  return {
    ...commonCard(lead, language),
    ...shown({ about: nameOf(lead.service), owner: nameOf(lead.owner), tags: lead.tags }),
    isOverdue: isOverdue(lead, Date.now()),
  }
}

function applicationCard(
  application: Pick<Application, 'id' | keyof typeof ofApplications>,
  language: Language,
): Card {
  const job = typeof application.job === 'object' ? application.job?.title : undefined
  return {
    ...commonCard(application, language),
    ...shown({ about: job, owner: nameOf(application.assignee), rating: application.rating }),
    isOverdue: false,
  }
}

const commonCard = (
  { id, number, name, stage, createdAt }: Pick<Lead | Application, 'id' | keyof typeof shared>,
  language: Language,
) => ({
  id,
  name,
  stage,
  age: ageOf(createdAt, language),
  ...shown({ number }),
})

const shown = <Value extends object>(value: Value) =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== null && one !== undefined),
  ) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>
  }

const nameOf = (relation: string | { name?: string | null } | null | undefined) =>
  typeof relation === 'object' ? relation?.name : undefined

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, in the largest unit that fits. */
function ageOf(createdAt: string, language: Language): string {
  const past = Date.now() - Date.parse(createdAt)
  const [unit, ms] = steps.find(([, one]) => past >= one) ?? steps[2]
  const format = agesIn(language, {
    numeric: 'auto',
  })
  return format.format(-Math.floor(past / ms), unit)
}
