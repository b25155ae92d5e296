/** Google's consent mode, version 2, in the words of the visitor's answer (ATTR-12). Only computes. */
import type { ConsentOnPage } from '#app/consent/pre-paint.ts'

type Letter = Parameters<ConsentOnPage['may']>[0]

/** The seven signals, and the purpose each belongs to; the last one is never asked for. */
const asked = {
  ad_storage: 'd',
  ad_user_data: 'u',
  ad_personalization: 'p',
  analytics_storage: 'a',
  functionality_storage: 'f',
  personalization_storage: 'f',
} as const satisfies Record<string, Letter>

type Word = 'granted' | 'denied'
export type Signals = Record<keyof typeof asked | 'security_storage', Word>

/** What each signal is, for `may(letter)`. */
export function signalsOf(may: ConsentOnPage['may']): Signals {
  const words = Object.entries(asked).map(([signal, letter]) => [
    signal,
    may(letter) ? 'granted' : 'denied',
  ])
  return { ...Object.fromEntries(words), security_storage: 'granted' }
}

/** The consent default, pushed before the visitor's answer is known: everything denied. */
export const beforeAnswer = { ...signalsOf(() => false), wait_for_update: 500 }

/** Whether anything at all is allowed; without that the tag manager is not fetched. */
export const isAnythingAllowed = (may: ConsentOnPage['may']): boolean =>
  Object.values(asked).some((letter) => may(letter))
