import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'

/** History is not rewritten, also not through the Local API, where access is not asked. */
export const keepAsWritten: CollectionBeforeChangeHook = ({ operation, data, req }) => {
  if (operation === 'create') return data
  throw new APIError(sayTo(req, words), 403, null, true)
}

const words = say('السجلّ يُزاد عليه ولا يُغيَّر', 'History is added to and never changed')
