/** A request for reports, read: who asks, about which days, by which model, in which language. */
import { readLocale } from '@wajiha/arabic'
import type { Payload, PayloadRequest } from 'payload'
import { models } from '../attribution/models.ts'
import { readSettings } from '../attribution/settings.ts'
import type { Reader } from '../platform/tables/figures.ts'
import { readPeriod } from './period.ts'
import type { Question } from './queries/ask.ts'

export type Asked = { question: Question; reader: Reader }

type Query = Record<string, string | string[] | undefined>

export async function readQuestion(
  { payload, i18n }: Pick<PayloadRequest, 'i18n'> & { payload: Payload },
  query: Query,
  now = new Date(),
): Promise<Asked> {
  const settings = await readSettings(payload)
  const period = readPeriod(query, settings.conversion.timeZone, now)
  const model = models.find((one) => one === query.model) ?? 'lastNonDirect'
  return {
    question: { payload, period, model, settings },
    reader: {
      locale: readLocale(i18n?.language),
      digits: settings.digits,
      currency: settings.conversion.currency,
    },
  }
}
