import type { TemplateKey } from './template-keys.ts'

/** Mails that answer a person by themselves say so, or two machines would thank each other for ever. */
const answers: readonly TemplateKey[] = ['lead-receipt', 'application-receipt']

/** What the headers of a kind of mail say beside who and what (RFC 3834). */
export const headersOf = (key: TemplateKey): Record<string, string> => ({
  'Auto-Submitted': answers.includes(key) ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
})
