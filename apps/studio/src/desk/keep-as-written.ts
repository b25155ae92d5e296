import type { CollectionBeforeChangeHook } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { Refusal } from '../platform/refusal.ts'

/** History is not rewritten, also not through the Local API, where access is not asked. */
export const keepAsWritten: CollectionBeforeChangeHook = ({ operation, data, req }) => {
  if (operation === 'create') return data
  throw new Refusal(req, words, 403)
}

const words = say('السجلّ يُزاد عليه ولا يُغيَّر', 'History is added to and never changed')
