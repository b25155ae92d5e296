import { cleanLine } from './clean-value.ts'
import type { TemplateKey } from './template-keys.ts'

/** Mails that answer a person by themselves say so, or two machines would thank each other for ever. */
const answers: readonly TemplateKey[] = ['lead-receipt', 'application-receipt']

/** What the headers of a kind of mail say beside who and what (RFC 3834). */
export const headersOf = (key: TemplateKey): Record<string, string> =>
  // A colleague wrote it: whoever is away may say so.
  key === 'lead-answer'
    ? {}
    : {
        'Auto-Submitted': answers.includes(key) ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }

/** Mail headers with valid names, and values cut to one line. */
export function cleanHeaders(given: Record<string, string>): Record<string, string> {
  const named = Object.entries(given).filter(([name]) => /^[A-Za-z][A-Za-z-]{0,60}$/.test(name))
  return Object.fromEntries(named.map(([name, value]) => [name, cleanLine(value).slice(0, 900)]))
}
