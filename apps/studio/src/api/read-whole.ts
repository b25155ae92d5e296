/** One read of the contract, checked once more before it leaves. */
import { endpoints, type Locale } from '@wajiha/contract'
import type { BasePayload } from 'payload'
import type { ReadName } from '../content/api/read.ts'
import { keepWhole } from './keep-whole.ts'
import { reads } from './reads.ts'

type Asked = { locale: Locale; params: Record<string, string>; query: object }

/** What an endpoint answers, without the parts that no page could show. */
export async function readWhole(payload: BasePayload, name: ReadName, asked: Asked) {
  const found = await reads[name](payload, asked as never)
  if (!found || found === 'gone') return found
  const { path, data: schema } = endpoints[name]
  const { locale } = asked
  const data = keepWhole(schema, found.data, (problem) =>
    payload.logger.warn({ problem, path, locale, msg: 'Left out as incomplete' }),
  )
  return data === undefined ? undefined : { ...found, data }
}
