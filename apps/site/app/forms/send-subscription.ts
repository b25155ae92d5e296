/**
 * Sends a subscription. Fetched when somebody first touches the field: the form stands on many pages
 * and is used on few, so they do not all carry the logic of forms.
 */
import { checkForm, type FieldCode } from '@wajiha/contract/form-checks'
import type { FormProblem } from '../content/form-answer.ts'
import { readTrap } from './core/trap.ts'
import type { Delivery, Message } from './deliver.ts'
import { newKey } from './draft.ts'
import { Subscribed } from './parts/subscribed.tsx'
import { readValues } from './read-form-element.ts'
import { recordedVisits } from './recorded-visits.ts'
import { askForToken, spendToken } from './token.ts'
import { keepWaiting, onWaitingSent, sendNow, watchForNetwork } from './waiting.ts'

export type SubscriptionOutcome =
  | { kind: 'sent'; reference: string; Answer: typeof Subscribed }
  /** Written without a network; sent once it is back. */
  | { kind: 'queued' }
  | { kind: 'wrong'; code: FieldCode }
  | { kind: 'problem'; problem: FormProblem }

/** One wish to be written to is one message, however often its button is pressed. */
let key = newKey()

/** Tells the server that a person has begun to write. */
export const touchSubscription = () => void askForToken()

/** @param onLater hears what became of it once the network is back, where there was none. */
export async function sendSubscription(
  element: HTMLFormElement,
  { formKey, locale }: Pick<Message, 'formKey' | 'locale'>,
  onLater: (outcome: SubscriptionOutcome) => void,
): Promise<SubscriptionOutcome> {
  const values = readValues(element, 'subscribe')
  const [code] = checkForm('subscribe', values).email ?? []
  if (code) return { kind: 'wrong', code }
  const message: Message = {
    form: 'subscribe' as const,
    formKey,
    locale,
    values,
    idempotencyKey: key,
    pageUrl: window.location.pathname + window.location.search,
    touches: recordedVisits(),
    ...readTrap(element),
  }
  if (isOffline()) return waitFor(message, onLater)
  const delivery = await sendNow(message)
  return delivery.kind === 'unheard' && isOffline()
    ? waitFor(message, onLater)
    : outcomeOf(delivery, message)
}

const isOffline = () => navigator.onLine === false

function outcomeOf(delivery: Delivery, { idempotencyKey }: Message): SubscriptionOutcome {
  switch (delivery.kind) {
    case 'accepted':
      if (key === idempotencyKey) key = newKey()
      spendToken()
      return { kind: 'sent', reference: delivery.reference, Answer: Subscribed }
    case 'invalid':
      return { kind: 'wrong', code: delivery.errors.email?.[0] ?? 'email.invalid' }
    case 'refused':
      return { kind: 'problem', problem: delivery.problem }
    case 'unheard':
      return { kind: 'problem', problem: 'failed' }
  }
}

function waitFor(
  message: Message,
  onLater: (outcome: SubscriptionOutcome) => void,
): SubscriptionOutcome {
  if (!keepWaiting(message)) return { kind: 'problem', problem: 'failed' }
  const stop = onWaitingSent((sent, delivery) => {
    if (sent.idempotencyKey !== message.idempotencyKey) return
    stop()
    onLater(outcomeOf(delivery, sent))
  })
  watchForNetwork()
  return { kind: 'queued' }
}
