/** Addresses behind links of mails, and what can be decided there: the newsletter, and what we keep. */
import { defaultLocale, isLocale, type Locale, localePrefix } from '@wajiha/arabic'
import {
  type SubscriptionAction,
  subscriptionActionSchema,
  subscriptionOutcomes,
} from '@wajiha/contract'
import { prefixOf, withoutPrefix } from '#app/locale/paths.ts'

export const acts = ['confirm', 'unsubscribe', 'preferences', 'keep'] as const
export type Act = (typeof acts)[number]

/** The studio's answers; `received` when it is away and we kept the decision, `failed` when we could not. */
export const stands = [...subscriptionOutcomes, 'received', 'failed'] as const
export type Stand = (typeof stands)[number]

export type Place = { act: Act; locale: Locale; path: string }

const folder = '/newsletter/'

/** `/en/newsletter/confirm` → what is decided there, in which language; nothing for other addresses. */
export function placeOf(pathname: string): Place | undefined {
  const rest = withoutPrefix(pathname).replace(/\/$/, '').toLowerCase()
  const act = acts.find((one) => rest === folder + one)
  const locale = prefixOf(pathname) ?? defaultLocale
  return act && { act, locale, path: `${localePrefix(locale)}${folder}${act}` }
}

/**
 * The decision that a button or a mail program makes; nothing when it is none.
 *
 * @param value of the button: `confirm`, `unsubscribe`, or a language.
 */
export function actionOf(act: Act, token: string, value: unknown): SubscriptionAction | undefined {
  const told = act === 'preferences' ? value : act
  const isChoice = isLocale(told)
  const action = isChoice ? { action: 'choose', token, locale: told } : { action: told, token }
  return subscriptionActionSchema.safeParse(action).data
}
