/** Passing notices as a machine without a screen: each stays 3 s, not counting the time it is held. */

import type { ReactNode } from 'react'

/** Milliseconds. */
const toastMs = 3_000

type ToastKind = 'success' | 'error' | 'info'
export type Toast = {
  id: number
  kind: ToastKind
  title: ReactNode
  text?: ReactNode
}

/** What is to be said; an error must also stand where it happened, as a toast goes away. */
export type Notice = { title: ReactNode; text?: ReactNode; kind?: ToastKind | undefined }

/** Who keeps a toast from leaving: the pointer on it, the focus in it, or that it must be closed by hand. */
type Hold = 'pointer' | 'focus' | 'unread'

type Timer = ReturnType<typeof setTimeout>
type Clock = {
  now: () => number
  setTimeout: (run: () => void, ms: number) => Timer
  clearTimeout: (timer: Timer) => void
}
type Running = { left: number; since: number; timer: Timer | undefined; holds: Set<Hold> }

export type ToastList = ReturnType<typeof createToastList>

export function createToastList(clock: Clock) {
  const listeners = new Set<() => void>()
  const running = new Map<number, Running>()
  let toasts: readonly Toast[] = []
  let lastId = 0

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    const life = running.get(id)
    if (life?.timer) clock.clearTimeout(life.timer)
    if (running.delete(id)) change(toasts.filter((toast) => toast.id !== id))
  }

  function run(id: number, life: Running) {
    life.since = clock.now()
    life.timer = clock.setTimeout(() => dismiss(id), life.left)
  }

  return {
    toasts: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows a notice under those that are there; gives its id. */
    show({ title, text, kind = 'success' }: Notice): number {
      lastId += 1
      const life: Running = { left: toastMs, since: 0, timer: undefined, holds: new Set() }
      running.set(lastId, life)
      run(lastId, life)
      change([...toasts, { id: lastId, kind, title, ...(text ? { text } : {}) }])
      return lastId
    },
    dismiss,
    /** Stops its time. */
    hold(id: number, by: Hold) {
      const life = running.get(id)
      if (!life) return
      if (life.timer) {
        clock.clearTimeout(life.timer)
        life.timer = undefined
        life.left -= clock.now() - life.since
      }
      life.holds.add(by)
    },
    /** Lets its time go on, once nobody holds it. */
    release(id: number, by: Hold) {
      const life = running.get(id)
      if (life?.holds.delete(by) && life.holds.size === 0) run(id, life)
    },
  }
}
