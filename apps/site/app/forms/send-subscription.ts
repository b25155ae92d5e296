/**
 * Sends a subscription. Fetched when somebody first touches the field: the form stands on many pages
 * and is used on few, so they do not all carry the logic of forms.
 */
import { checkForm, type FieldCode } from '@wajiha/contract/form-checks'
import type { FormProblem } from '../content/form-answer.ts'
import { readTrap } from './core/trap.ts'
import type { Message } from './deliver.ts'
import { newKey } from './draft.ts'
import { Subscribed } from './parts/subscribed.tsx'
import { readValues } from './read-form-element.ts'
import { recordedVisits } from './recorded-visits.ts'
import { askForToken } from './token.ts'
import { type Fate, keepWaiting, onFate, sendNow, settle, watchForNetwork } from './waiting.ts'

export type SubscriptionOutcome =
  | { kind: 'sending' }
  | { kind: 'sent'; reference: string; Answer: typeof Subscribed }
  /** Written without a network; sent once it is back. */
  | { kind: 'queued' }
  | { kind: 'wrong'; code: FieldCode }
  | { kind: 'problem'; problem: FormProblem }

/** One address that wishes to be written to is one message, however often its button is pressed. */
const keys = new Map<string, string>()

/** Tells the server that a person has begun to write. */
export const touchSubscription = () => void askForToken()

/** @param show hears what became of it, now and later. */
export async function sendSubscription(
  element: HTMLFormElement,
  { formKey, locale }: Pick<Message, 'formKey' | 'locale'>,
  show: (outcome: SubscriptionOutcome) => void,
): Promise<void> {
  const values = readValues(element, 'subscribe')
  const [code] = checkForm('subscribe', values).email ?? []
  if (code) return show({ kind: 'wrong', code })
  const wish = `${formKey} ${values.email}`
  const idempotencyKey = keys.get(wish) ?? newKey()
  keys.set(wish, idempotencyKey)
  const message: Message = {
    form: 'subscribe' as const,
    formKey,
    locale,
    values,
    idempotencyKey,
    pageUrl: window.location.pathname + window.location.search,
    touches: recordedVisits(),
    ...readTrap(element),
  }
  const stop = onFate((sent, fate) => {
    if (sent.idempotencyKey !== idempotencyKey || !element.isConnected) return false
    if (fate.kind === 'accepted') {
      keys.delete(wish)
      // Another address may stand there by now.
      if (readValues(element, 'subscribe').email === values.email) element.reset()
    }
    if (!/^(?:sending|queued)$/.test(fate.kind)) stop()
    show(outcomeOf(fate))
    return true
  })
  const wait = () => {
    if (!keepWaiting(message)) return show({ kind: 'problem', problem: 'failed' })
    show({ kind: 'queued' })
    watchForNetwork()
  }
  if (isOffline()) return wait()
  const delivery = await sendNow(message)
  if (delivery.kind === 'unheard' && isOffline()) return wait()
  await settle(message, delivery)
}

const isOffline = () => navigator.onLine === false

function outcomeOf(fate: Fate): SubscriptionOutcome {
  switch (fate.kind) {
    case 'accepted':
      return { kind: 'sent', reference: fate.reference, Answer: Subscribed }
    case 'invalid':
      return { kind: 'wrong', code: fate.errors.email?.[0] ?? 'email.invalid' }
    case 'refused':
      return { kind: 'problem', problem: fate.problem }
    case 'unheard':
      return { kind: 'problem', problem: 'failed' }
    default:
      return fate
  }
}
