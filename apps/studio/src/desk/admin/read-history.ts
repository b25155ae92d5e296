/** The history of a lead or an application for its timeline, with what became of answers by mail. */
import { callStudio } from '../../platform/admin/ask.ts'
import type { Language } from '../../platform/admin/words.ts'
import { headWords as words } from './head-words.ts'
import type { Activity } from './tell-activity.ts'

/** Newest first. What was merged into a lead is part of its history. */
export async function readHistory(slug: string, id: string): Promise<Activity[] | undefined> {
  const mine =
    slug === 'leads'
      ? `where[or][0][lead][equals]=${id}&where[or][1][lead.mergedInto][equals]=${id}`
      : `where[application][equals]=${id}`
  const answer = await callStudio<{ docs: Activity[] }>(
    `activities?${mine}&sort=-at&depth=0&limit=200`,
  )
  return answer.ok ? answer.value.docs : undefined
}

export const isAnswer = ({ type, to }: Activity) => type === 'mail' && to === 'mail-answered'

/** Of older ones the outbox tells. */
const mostAnswers = 50

type Mail = { key: string; state: string; bounce?: string | null }

/** What became of each answer, by its key. */
export async function readStates(activities: readonly Activity[]) {
  const keys = activities
    .filter(isAnswer)
    .slice(0, mostAnswers)
    .map(({ from }) => from ?? '')
  const query = keys.map((key, place) => `where[or][${place}][key][like]=${key}`).join('&')
  const answer = await callStudio<{ docs: Mail[] }>(`outbox?${query}&depth=0&limit=200`)
  const mails = answer.ok ? answer.value.docs : []
  return Object.fromEntries(
    mails.map(({ key, state, bounce }) => [key.split(':').at(-1) ?? '', bounce ? 'failed' : state]),
  )
}

const states: Record<string, { ar: string; en: string }> = {
  waiting: words.waiting,
  sent: words.delivered,
  written: words.written,
  failed: words.failed,
  cancelled: words.cancelled,
}

export const wordsOfState = (state: string | undefined, language: Language) =>
  (state && states[state]?.[language]) || words.waiting[language]
