/**
 * What was written in the moments before a document is left: it saves by itself only 0.8 seconds after the last key,
 * and one save at a time. Leaving for another view, closing the tab or putting the phone away sends it at once.
 */
import { ofTheStudio } from '../of-the-studio.ts'
import { isSame } from '../same.ts'
import type { OpenDocument, Values } from './saves.ts'

/** A browser sends no more than 64 KiB for pages that are gone; the rest of the form and its frame stay below that. */
const mostBytes = 60_000

/** Whether something stands in the form that the studio neither has nor is being told. */
export function isUnsaid({ base, sending }: OpenDocument, values: Values): boolean {
  const said: Values = { ...base, ...sending }
  return Object.entries(values).some(
    ([name, value]) => !ofTheStudio.has(name) && !isSame(value, said[name]),
  )
}

/**
 * Whether the page may go away with these words: what is sent last then must be short, and behind a save that is
 * still under way nobody would send it any more.
 */
export const canBeSentFromBeyond = ({ sending }: OpenDocument, values: Values): boolean =>
  !sending && bytesOf(values) <= mostBytes

/** Saves the draft as it saves itself, also where the page ends meanwhile. */
export async function sendLastWords(document: OpenDocument, values: Values): Promise<void> {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ ...values, _status: 'draft' }))
  await window.fetch(savedByItself(document.path, document.locale), {
    method: document.path.startsWith('/api/globals/') ? 'POST' : 'PATCH',
    body,
    keepalive: bytesOf(values) <= mostBytes,
  })
}

/** Where a document's draft is saved by itself, in one language. */
export const savedByItself = (path: string, locale: string): string =>
  `${path}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`

const bytesOf = (values: Values) => new Blob([JSON.stringify(values)]).size
