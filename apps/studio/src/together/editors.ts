/**
 * Who has which document open, and who saved it last. It lives as long as the studio's process does,
 * in nobody's reach but the studio's own: names come from sessions, never from what is sent. Whether
 * a save is let through does not depend on it.
 */
import type { PayloadRequest } from 'payload'
import { keyOf, type Place } from './stand.ts'

type Editor = { userId: string; name: string; since: number; seenAt: number; savedAt?: number }
type Editors = Map<string, Map<string, Editor>>

/** Browsers let a page in the background speak once a minute. */
const goneAfterMs = 150_000
const forgottenAfterMs = 12 * 3_600_000
const mostAtOnce = 50

const name = Symbol.for('wajiha.editors')
const kept = globalThis as { [name]?: Editors }
kept[name] ??= new Map()
const editors: Editors = kept[name]

/** @param tab one of a person's windows. */
export function noteOpen(req: PayloadRequest, place: Place, tab: string): void {
  const user = req.user
  const here = editorsOf(place)
  if (!user || here.size >= mostAtOnce) return
  const now = Date.now()
  const key = `${user.id} ${tab}`
  const before = here.get(key)
  const since = before && isHere(before, now) ? before.since : now
  here.set(key, { ...before, userId: user.id, name: user.name ?? '', since, seenAt: now })
}

export function noteClosed(req: PayloadRequest, place: Place, tab: string): void {
  const editor = editorsOf(place).get(`${req.user?.id} ${tab}`)
  if (editor) editor.seenAt = 0
}

export function noteSaved(req: PayloadRequest, place: Place): void {
  const user = req.user
  if (!user) return
  const here = editorsOf(place)
  const key = `${user.id} saved`
  here.set(key, {
    userId: user.id,
    name: user.name ?? '',
    since: 0,
    seenAt: 0,
    savedAt: Date.now(),
  })
}

export type Present = { name: string; since: string }

/** Everybody else who has it open, who came first in front. */
export function othersIn(req: PayloadRequest, place: Place): Present[] {
  const now = Date.now()
  const others = new Map<string, Editor>()
  for (const editor of editorsOf(place).values()) {
    if (editor.userId === req.user?.id || !isHere(editor, now)) continue
    const known = others.get(editor.userId)
    if (!known || known.since > editor.since) others.set(editor.userId, editor)
  }
  return [...others.values()]
    .sort((one, other) => one.since - other.since)
    .map((editor) => ({ name: editor.name, since: new Date(editor.since).toISOString() }))
}

/** The name of the other person who saved it last; nobody after a restart of the studio. */
export function lastOther(req: PayloadRequest, place: Place): string | undefined {
  const [last] = [...editorsOf(place).values()]
    .filter(({ userId, savedAt }) => savedAt && userId !== req.user?.id)
    .sort((one, other) => (other.savedAt ?? 0) - (one.savedAt ?? 0))
  return last?.name || undefined
}

/** Whether anybody at all has it open. */
export const isOpen = (place: Place): boolean =>
  [...editorsOf(place).values()].some((editor) => isHere(editor, Date.now()))

const isHere = ({ seenAt }: Editor, now: number) => now - seenAt < goneAfterMs

function editorsOf(place: Place): Map<string, Editor> {
  forgetOld()
  const key = keyOf(place)
  const here = editors.get(key) ?? new Map<string, Editor>()
  editors.set(key, here)
  return here
}

function forgetOld(): void {
  const now = Date.now()
  for (const [key, here] of editors) {
    for (const [tab, { seenAt, savedAt = 0 }] of here)
      if (now - Math.max(seenAt, savedAt) > (savedAt ? forgottenAfterMs : goneAfterMs))
        here.delete(tab)
    if (here.size === 0) editors.delete(key)
  }
}
