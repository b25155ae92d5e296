/**
 * The last look before an answer leaves: what the contract does not know is never sent. An
 * incomplete member of a list is left out, so that it cannot take the others with it.
 */
import { z } from 'zod'
import { isRecord } from '../platform/objects.ts'

type Tell = (problem: string) => void

/** The data that fits the schema; members of a list that do not fit are left out. */
export function keepWhole(schema: z.ZodType, data: unknown, tell: Tell): unknown {
  if (!Array.isArray(data) || !(schema instanceof z.ZodArray)) return one(schema, data, tell)
  const member = schema.element
  return data.filter((entry) => one(member, entry, tell) !== undefined)
}

function one(schema: z.core.$ZodType, data: unknown, tell: Tell): unknown {
  const { success, error } = z.safeParse(schema, data)
  if (success) return data
  const [issue] = error.issues
  const id = isRecord(data) ? (data.id ?? '') : ''
  tell(`${id} ${issue?.path.join('.')}: ${issue?.message}`.trim())
  return undefined
}
