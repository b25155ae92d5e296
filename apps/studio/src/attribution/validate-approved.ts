/** Links that we make carry approved words only (ATTR-08). */
import type { PayloadRequest } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import type { UtmField } from './aliases.ts'
import { readSettings } from './settings.ts'

export function validateApproved(field: UtmField) {
  return async (value: unknown, { req }: { req: PayloadRequest }): Promise<true | string> => {
    if (value === undefined || value === null || value === '') return sayTo(req, missing)
    const approved = (await readSettings(req.payload)).words.approved(field)
    return approved.includes(String(value)) || sayTo(req, oneOf(approved))
  }
}

const missing = say('اختر لفظًا معتمَدًا', 'Choose an approved word')

const oneOf = (approved: readonly string[]) =>
  say(
    `ليس من المفردات المعتمدة؛ اكتب واحدًا منها: ${approved.join('، ')}`,
    `Not an approved word; write one of these: ${approved.join(', ')}`,
  )
