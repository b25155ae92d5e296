/** Schemas of a description as types of TypeScript. What is not known here is refused, not guessed. */
import type { Schema } from './description.ts'

const ref = /^#\/components\/schemas\/(\w+)$/
const scalars: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** `{ type: 'array', items: { type: 'string' } }` → `string[]`. @throws where a schema says what this does not know. */
export function typeOf(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (union) return unionOf(union.map((one) => typeOf(one, indent)))
  if (Array.isArray(schema.type))
    return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, indent)))
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {}, indent)}>`
  if (schema.type === 'object') return objectOf(schema, indent)
  if (schema.type === undefined) return 'unknown'
  const scalar = scalars[schema.type]
  if (!scalar) throw new Error(`The client cannot be made from ${JSON.stringify(schema)}.`)
  return scalar
}

function nameOf(address: string): string {
  const [, name] = ref.exec(address) ?? []
  if (!name) throw new Error(`The description leads to ${address}, where the client cannot follow.`)
  return name
}

const unionOf = (types: string[]) => [...new Set(types)].join(' | ')

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `
  const members = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${commentOf(schema.description, inner)}${inner}${keyOf(name)}${mark}: ${typeOf(schema, inner)}`
  })
  if (members.length > 0) return `{\n${members.join('\n')}\n${indent}}`
  return typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties, indent)}>`
    : 'Record<string, unknown>'
}

const keyOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

/** A line of its own above what it is about; nothing where there is nothing to say. */
export const commentOf = (words: string | undefined, indent: string): string =>
  words ? `${indent}/** ${words.replaceAll('*/', '* /')} */\n` : ''
