/** Why a message waits in the tray, in words. */
import { quarantineReasons } from '@wajiha/contract/forms'
import type { Said } from '../platform/i18n/say.ts'

/** A code that this version does not know is shown as it is. */
export function wordsOfReason(code: string, language: 'ar' | 'en'): string {
  const known: Record<string, Said> = quarantineReasons
  return Object.hasOwn(known, code) ? (known[code]?.[language] ?? code) : code
}
