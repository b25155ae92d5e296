/** The description of the API for other systems, OpenAPI 3.1, made from its table of operations. */
import { z } from 'zod'
import { imageSchema, linkSchema, seoSchema } from '../base.ts'
import { inlineSchema, listSchema, richTextSchema } from '../rich-text.ts'
import { answerShapes, bodyShapes, type Operation, operations } from './operations.ts'
import { publicProblemSchema } from './problem.ts'

type Json = Record<string, unknown>

/** Shapes that stand in several others: each is described once. */
const shared = {
  Image: imageSchema,
  LabelledLink: linkSchema,
  Seo: seoSchema,
  Inline: inlineSchema,
  List: listSchema,
  RichText: richTextSchema,
}

const about = `Leads in, content and links out. Every request carries a key that an owner of the studio made:
\`Authorization: Bearer wj_…\`. A key may do what its scopes say, and is told which one it lacks. Fields are only
ever added under version 1: ignore those you do not know.`

/** @param server the public address of the API: `https://agency.example/api/v1`. */
export function publicApiDocument(server: string): Json {
  const paths: Record<string, Json> = {}
  for (const one of operations)
    paths[`/${one.path}`] = { ...paths[`/${one.path}`], [one.method]: describe(one) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wajiha for other systems',
      version: '1.0.0',
      description: about.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: {
        ...schemasOf(bodyShapes, 'input'),
        ...schemasOf({ ...shared, ...answerShapes, Problem: publicProblemSchema }, 'output'),
      },
      securitySchemes: { key: { type: 'http', scheme: 'bearer', bearerFormat: 'wj_…' } },
    },
  }
}

function describe(operation: Operation): Json {
  const { id, summary, scope, method, body } = operation
  const isMade = method === 'post'
  return {
    operationId: id,
    summary,
    description: `Needs the scope \`${scope}\`.`,
    security: [{ key: [scope] }],
    parameters: [
      ...pathParameters(operation),
      ...queryParameters(operation),
      ...(isMade ? [idempotencyKey] : [knownTag]),
      languageOfProblems,
    ],
    ...(body ? { requestBody: { required: true, content: jsonOf(schemaNamed(body)) } } : {}),
    responses: {
      [isMade ? 201 : 200]: {
        description: isMade ? 'It is stored' : 'As it is published',
        headers: isMade ? { 'Idempotency-Replayed': replayed } : { ETag: tag },
        content: jsonOf(answerOf(operation)),
      },
      ...(isMade ? {} : { 304: { description: 'Unchanged since the ETag given' } }),
      default: {
        description: 'A problem, which says what to do',
        content: { 'application/problem+json': { schema: schemaNamed('Problem') } },
      },
    },
  }
}

const schemaNamed = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonOf = (schema: Json) => ({ 'application/json': { schema } })

function answerOf({ shape, isList }: Operation): Json {
  const data = isList ? { type: 'array', items: schemaNamed(shape) } : schemaNamed(shape)
  const meta = isList ? { meta: schemaNamed('PagedMeta') } : {}
  const properties = { data, ...meta }
  return { type: 'object', properties, required: Object.keys(properties) }
}

const tag = { description: 'For `If-None-Match`', schema: { type: 'string' } }
const replayed = {
  description: '`true` where the lead was there before under the same `Idempotency-Key`',
  schema: { type: 'string', enum: ['true'] },
}

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  description,
  schema,
})
const knownTag = header('If-None-Match', 'The ETag of what is known', { type: 'string' })
const languageOfProblems = header(
  'Accept-Language',
  'The language in which problems are told; Arabic without it',
  { type: 'string', examples: ['ar', 'en'] },
)
const idempotencyKey = header(
  'Idempotency-Key',
  'One for each lead, of your choice: sent twice, it is one lead and the same answer',
  { type: 'string', pattern: '^[A-Za-z0-9._:-]{8,128}$' },
)

const pathParameters = ({ path }: Operation): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ query }: Operation): Json[] {
  if (!query) return []
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', override: simplify })
  return Object.entries(properties).map(([name, asked]) => {
    const { description, ...schema } = asked as Json
    return { name, in: 'query', ...(description ? { description } : {}), schema }
  })
}

function schemasOf(shapes: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id })
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(registry, { uri, io, override: simplify })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  )
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** What programs that read descriptions stumble over or need not know; more fields may come in an answer. */
const simplify: Override = ({ jsonSchema, zodSchema }) => {
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern
  const isStrict = zodSchema instanceof z.ZodObject && zodSchema.def.catchall instanceof z.ZodNever
  if (jsonSchema.additionalProperties === false && !isStrict) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}
