/** How the server reads an answer of each kind that was found right, and how it is stored. */
import { z } from 'zod'
import { countrySchema } from '../base.ts'
import { isTicked, readLinks, readNumber } from './checks.ts'
import { cleanLine, cleanText } from './clean.ts'
import { readEmail } from './email.ts'
import { type FieldKind, type FieldName, fieldLimits, fieldTable, type KindOf } from './fields.ts'

const same = (text: string) => text
const number = (text: string) => readNumber(text, 100_000)

/** Telephone numbers are read where the countries are known: `read-form.ts`. */
export const readers = {
  name: cleanLine,
  email: (text: string) => readEmail(text),
  line: cleanLine,
  text: cleanText,
  choice: same,
  key: same,
  country: same,
  links: (text: string) => readLinks(text) ?? [],
  count: number,
  consent: isTicked,
  tick: isTicked,
  reference: cleanLine,
} satisfies Record<Exclude<FieldKind, 'phone'>, (text: string) => unknown>

const line = z.string().min(1).max(1_000).optional()

const storedKinds = {
  name: line,
  /** As typed; as it is compared it stands beside. */
  email: line,
  line,
  text: z
    .string()
    .min(1)
    .max(4 * fieldTable.message.most)
    .optional(),
  choice: line,
  key: line,
  country: countrySchema.optional(),
  links: z.array(z.string().max(600)).max(fieldLimits.links).optional(),
  count: z.int().min(0).optional(),
  consent: z.literal(true).optional(),
  tick: z.literal(true).optional(),
  reference: line,
} satisfies Record<Exclude<FieldKind, 'phone'>, z.ZodType>

/** A telephone number is stored in four parts of its own. */
type StoredField = Exclude<FieldName, 'phone'>
type StoredFields = { [Name in StoredField]: (typeof storedKinds)[KindOf<Name>] }

/** The schema of each field as it is stored, by its name. */
export const storedFields = Object.fromEntries(
  Object.entries(fieldTable).flatMap(([name, { kind }]) =>
    kind === 'phone' ? [] : [[name, storedKinds[kind]]],
  ),
) as StoredFields
