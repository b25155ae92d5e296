import { APIError, type PayloadRequest } from 'payload'
import type { Said } from './i18n/say.ts'
import { sayTo } from './i18n/say-to.ts'

/**
 * Refuses what somebody asked for, in their words. It is no fault of the studio's, so the log does not call it one.
 *
 * @param words already in the person's language where they are put together.
 * @param data for our own pages, beside the words.
 */
export class Refusal<Data extends object> extends APIError<Data | null> {
  constructor(
    req: Pick<PayloadRequest, 'i18n'>,
    words: Said | string,
    status: number,
    data: Data | null = null,
  ) {
    super(typeof words === 'string' ? words : sayTo(req, words), status, data, true)
    // By which Payload finds how loud to be, also for the classes below this one.
    this.name = 'Refusal'
  }
}

export const refusalLevels: Record<string, 'info'> = { Refusal: 'info' }
