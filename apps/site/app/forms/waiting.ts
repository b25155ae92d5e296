/**
 * Messages that nobody has answered yet: kept on the device and sent once there is a network, each under
 * the key it was given, so that several tabs or a lost answer never make two of one.
 */

import type { NamedFile } from './chosen-files.ts'
import { waitingKey as storageKey } from './core/has-waiting.ts'
import { type Delivery, deliver, type Message } from './deliver.ts'
import { dropDraft, readDraft } from './draft.ts'
import { ripeToken, spendToken } from './token.ts'

type Listener = (message: Message, delivery: Delivery) => void
const listeners = new Set<Listener>()

/** Hears what became of waiting messages. @returns how to stop. */
export function onWaitingSent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a message for later. @returns whether the browser could. */
export function keepWaiting(message: Message): boolean {
  try {
    const others = readWaiting().filter(
      ({ idempotencyKey }) => idempotencyKey !== message.idempotencyKey,
    )
    localStorage.setItem(storageKey, JSON.stringify([...others, message]))
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

/** Removes a message from the stored list, read anew: another tab may have added or sent some. */
function stopWaiting(key: string): void {
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

let isSending = false

/** Sends what waits, one after another; stops at the first that nobody hears. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (const message of readWaiting()) {
      if (underWay.has(message.idempotencyKey)) continue
      const delivery = await deliver(message, await ripeToken())
      const isPassing = delivery.kind === 'unheard' || delivery.kind === 'refused'
      if (isPassing) return
      spendToken()
      stopWaiting(message.idempotencyKey)
      // What has left from another page would stand in its form as if it were still to be sent.
      if (readDraft(message.formKey)?.key === message.idempotencyKey) dropDraft(message.formKey)
      for (const listener of listeners) listener(message, delivery)
    }
  } finally {
    isSending = false
  }
}

/** Sends what waits, now or as soon as the network is back. */
export function watchForNetwork(): void {
  // The same listener is added once, however often.
  window.addEventListener('online', sendWaiting)
  if (navigator.onLine !== false) void sendWaiting()
}
