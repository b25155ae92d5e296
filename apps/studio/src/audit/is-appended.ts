import type { CollectionBeforeChangeHook } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { Refusal } from '../platform/refusal.ts'

/** Proofs are added to and never changed, also not through the Local API, where access is not asked. */
export const isAppended: CollectionBeforeChangeHook = ({ operation, data, req }) => {
  if (operation === 'create') return data
  throw new Refusal(req, words, 403)
}

const words = say('هذا السجلّ يُزاد عليه ولا يُغيَّر', 'This log is added to and never changed')
