/**
 * What is being written, kept for this tab: it outlives a switch of language, a reload and a new
 * build (LEAD-22). Where the browser keeps nothing, the form works all the same.
 */
import type { Values } from './read-form-element.ts'

export type Draft = {
  /** Sent with every attempt, so that one draft becomes one message. */
  key: string
  values: Values
}

const nameOf = (formKey: string) => `wajiha-draft-${formKey}`

export function readDraft(formKey: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(nameOf(formKey)) ?? 'null') as Draft | null
    return typeof draft?.key === 'string' && typeof draft.values === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(formKey: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(formKey), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage only costs the draft its life beyond this page.
  }
}

export function dropDraft(formKey: string): void {
  try {
    sessionStorage.removeItem(nameOf(formKey))
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** A random key; `randomUUID` is missing on pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
