/**
 * Messages that nobody has answered yet: kept on the device and sent once there is a network, each under
 * the key it was given, so that several tabs or a lost answer never make two of one.
 */

import { announce } from './announce.ts'
import type { NamedFile } from './chosen-files.ts'
import { waitingKey as storageKey } from './core/has-waiting.ts'
import { type Delivery, deliver, type Message } from './deliver.ts'
import { dropDraft, keepDraft, newKey, readDraft } from './draft.ts'
import type { Values } from './read-form-element.ts'
import { ripeToken, spendToken } from './token.ts'

/** What becomes of a message: on its way, waiting again, or answered. */
export type Fate = Delivery | { kind: 'sending' } | { kind: 'queued' }

/** @returns whether the visitor sees it where they are. */
type Listener = (message: Message, fate: Fate) => boolean | Promise<boolean>
const listeners = new Set<Listener>()

/** Hears what becomes of messages. @returns how to stop. */
export function onFate(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function tell(message: Message, fate: Fate): Promise<boolean> {
  const heard = await Promise.all([...listeners].map((listener) => listener(message, fate)))
  return heard.includes(true)
}

/** What this page has kept: another tab may send it, but its form here waits for the answer too. */
const keptHere = new Map<string, Message>()

/**
 * Keeps a message for later. What has the same key is the same message, as it was before a correction.
 *
 * @returns whether the browser could.
 */
export function keepWaiting(message: Message): boolean {
  try {
    const others = readWaiting().filter(
      ({ idempotencyKey }) => idempotencyKey !== message.idempotencyKey,
    )
    localStorage.setItem(storageKey, JSON.stringify([...others, message]))
    keptHere.set(message.idempotencyKey, message)
    return true
  } catch {
    return false
  }
}

function readWaiting(): Message[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

const waitingOne = (key: string) =>
  readWaiting().find(({ idempotencyKey }) => idempotencyKey === key) ?? keptHere.get(key)

/** When something was last typed into a message that waits. */
let correctedAt = Number.NEGATIVE_INFINITY
/** Whoever types nothing for so long has come to the end of a thought. */
const pauseMs = 5_000

/** What is corrected in a form while its message waits is what will be sent. */
export function correctWaiting(key: string, values: Values): void {
  const message = waitingOne(key)
  if (!message) return
  keepWaiting({ ...message, values })
  correctedAt = performance.now()
}

/** Nobody's message leaves in the middle of a sentence. */
async function untilPaused(): Promise<void> {
  const left = () => correctedAt + pauseMs - performance.now()
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()))
}

/** Removes a message from the stored list, read anew: another tab may have added or sent some. */
function stopWaiting(key: string): void {
  keptHere.delete(key)
  try {
    const rest = readWaiting().filter(({ idempotencyKey }) => idempotencyKey !== key)
    if (rest.length > 0) localStorage.setItem(storageKey, JSON.stringify(rest))
    else localStorage.removeItem(storageKey)
  } catch {
    // Where nothing may be kept, nothing waits.
  }
}

/** Keys of what this page is sending by itself. */
const underWay = new Set<string>()

/**
 * Sends a message now. Until it is answered it is kept on the device as well, unless it has files: whoever leaves
 * the page before is heard when they come back.
 *
 * @param onProgress hears which part of the files has left, from 0 to 1.
 */
export async function sendNow(
  message: Message,
  files: readonly NamedFile[] = [],
  onProgress?: (part: number) => void,
): Promise<Delivery> {
  const { idempotencyKey } = message
  underWay.add(idempotencyKey)
  if (files.length === 0) keepWaiting(message)
  try {
    return await deliver(message, await ripeToken(), files, onProgress)
  } finally {
    underWay.delete(idempotencyKey)
    stopWaiting(idempotencyKey)
  }
}

/** Keys of what has arrived from this page: sent from its form while it waited, it is answered twice. */
const arrived = new Set<string>()

/** Says what became of a message in its form; to whoever has left that page, in passing. */
export async function settle(message: Message, delivery: Delivery): Promise<void> {
  if (delivery.kind === 'accepted') {
    if (arrived.has(message.idempotencyKey)) return
    arrived.add(message.idempotencyKey)
    spendToken()
    finishDraft(message)
    announce(message, delivery.id)
  }
  if (await tell(message, delivery)) return
  const { tellInPassing } = await import('./parts/told-in-passing.tsx')
  tellInPassing(message, delivery)
}

const draftOf = ({ draftKey, formKey }: Message) => draftKey ?? formKey

/** What has arrived is no draft any more; what was changed while it was on its way is another one. */
function finishDraft(message: Message): void {
  const draft = readDraft(draftOf(message))
  if (draft?.key !== message.idempotencyKey) return
  const isSame = JSON.stringify(draft.values) === JSON.stringify(message.values)
  if (isSame) dropDraft(draftOf(message))
  else keepDraft(draftOf(message), { ...draft, key: newKey() })
}

/**
 * Gives what the server will never take back to its form, as its draft. One address has no draft: whoever is told of
 * it is told which one.
 *
 * @returns whether it stands there; something else may be written there already.
 */
function giveBack(message: Message): boolean {
  if (message.form === 'subscribe') return true
  const { idempotencyKey: key, values } = message
  if (!readDraft(draftOf(message))) keepDraft(draftOf(message), { key, values })
  return readDraft(draftOf(message))?.key === key
}

/** Whether the same message may be taken another time. */
const mayPass = (delivery: Delivery) =>
  delivery.kind === 'unheard' ||
  (delivery.kind === 'refused' &&
    !['bad_request', 'forbidden', 'too_large'].includes(delivery.problem))

let isSending = false

/**
 * Sends what waits, one after another, and stops at the first that nobody hears. What is refused keeps no other
 * message from being sent.
 */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    const keys = readWaiting().map(({ idempotencyKey }) => idempotencyKey)
    for (const key of new Set([...keys, ...keptHere.keys()])) {
      if (underWay.has(key)) continue
      const kind = await sendOne(key)
      if (kind === 'unheard') return
    }
  } finally {
    isSending = false
  }
}

async function sendOne(key: string): Promise<Fate['kind'] | undefined> {
  const token = await ripeToken()
  await untilPaused()
  // As it is by now: corrected, or sent by its form.
  const message = waitingOne(key)
  if (!message || underWay.has(key)) return undefined
  await tell(message, { kind: 'sending' })
  const delivery = await deliver(message, token)
  if (mayPass(delivery)) await tell(message, { kind: 'queued' })
  else if (delivery.kind === 'accepted' || giveBack(message)) {
    stopWaiting(key)
    await settle(message, delivery)
  }
  return delivery.kind
}

/** Sends what waits, now or as soon as the network is back. */
export function watchForNetwork(): void {
  // The same listener is added once, however often.
  window.addEventListener('online', sendWaiting)
  if (navigator.onLine !== false) void sendWaiting()
}
