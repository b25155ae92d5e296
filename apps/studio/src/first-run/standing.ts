/** How far the setting up is: asked of the documents themselves, so that whatever was done elsewhere counts. */
import type { Payload } from 'payload'
import { readEnv } from '../platform/env.ts'
import { fieldOf, isRecord, valueAt } from '../platform/objects.ts'
import { type FirstRun, readFirstRun } from './state.ts'
import { isOfThisMachine } from './steps/check-domain.ts'

export const stepNames = ['name', 'logo', 'colours', 'branch', 'people', 'mail', 'domain'] as const
export type StepName = (typeof stepNames)[number]
export type Standing = {
  done: Record<StepName, boolean>
  hasDemo: boolean
  isDismissed: boolean
  removed: FirstRun['removed']
  /** What the forms begin with. */
  now: {
    name: { ar: string; en: string }
    email: string
    phone: string
    accent: string
  }
}

/** Steps that an agency stands without. */
export const optional: ReadonlySet<StepName> = new Set(['colours'])

export async function readStanding(payload: Payload): Promise<Standing> {
  const state = await readFirstRun(payload)
  const options = { overrideAccess: true, depth: 0 } as const
  const general: object = await payload.findGlobal({ slug: 'general', locale: 'all', ...options })
  const own = (place: string) => isOwn(general, place, state)
  const theirs = state.demo?.documents.branches ?? []
  const { totalDocs: branches } = await payload.count({
    collection: 'branches',
    where: { id: { not_in: theirs } },
    overrideAccess: true,
  })
  const { totalDocs: people } = await payload.count({ collection: 'users', overrideAccess: true })
  const { siteOrigin, smtpUrl } = readEnv()
  return {
    done: {
      name: own('names.site'),
      logo: own('lightLogo'),
      colours: own('accent'),
      branch: branches > 0,
      people: people > 1,
      mail: Boolean(smtpUrl && state.mailedAt),
      domain: Boolean(!isOfThisMachine(siteOrigin) && state.reachedAt),
    },
    hasDemo: state.demo !== undefined,
    isDismissed: state.dismissedAt !== undefined,
    removed: state.removed,
    now: {
      name: { ar: textAt(general, 'names.site', 'ar'), en: textAt(general, 'names.site', 'en') },
      email: textAt(general, 'contacts.email'),
      phone: textAt(general, 'contacts.phone'),
      accent: textAt(general, 'accent'),
    },
  }
}

/** Whether something stands there that neither the demo nor the beginning brought. */
function isOwn(general: object, place: string, { demo, blank }: FirstRun): boolean {
  const value = valueAt(general, place)
  if (!saysSomething(value)) return false
  const now = JSON.stringify(value)
  return ![demo?.general, blank?.general].some(
    (one) => one && JSON.stringify(valueAt(one, place)) === now,
  )
}

/** Of a value in both languages: whether either side does. */
const saysSomething = (value: unknown): boolean =>
  isRecord(value) ? Object.values(value).some(saysSomething) : Boolean(value)

function textAt(general: object, place: string, locale?: 'ar' | 'en'): string {
  const value = valueAt(general, place)
  const text = locale ? fieldOf(value, locale) : value
  return typeof text === 'string' ? text : ''
}
