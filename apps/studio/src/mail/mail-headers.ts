import { cleanLine } from './clean-value.ts'
import type { MailKind } from './template-keys.ts'

/** Mails that answer a person by themselves say so, or two machines would thank each other for ever. */
const answers: readonly MailKind[] = ['lead-receipt', 'application-receipt']

/** What the headers of a kind of mail say beside who and what (RFC 3834). */
export const headersOf = (kind: MailKind): Record<string, string> =>
  // An issue was written by a person, for many: no machine answers it, and reports of delivery are wanted.
  kind === 'newsletter'
    ? { Precedence: 'bulk', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }
    : {
        'Auto-Submitted': answers.includes(kind) ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }

/** Mail headers with valid names, and values cut to one line. */
export function cleanHeaders(given: Record<string, string>): Record<string, string> {
  const named = Object.entries(given).filter(([name]) => /^[A-Za-z][A-Za-z-]{0,60}$/.test(name))
  return Object.fromEntries(named.map(([name, value]) => [name, cleanLine(value).slice(0, 900)]))
}
