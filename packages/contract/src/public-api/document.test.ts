import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { publicApiDocument } from './document.ts'
import { leadInputSchema } from './lead.ts'
import { operations } from './operations.ts'
import { publicProblemCodes, publicProblemSchema } from './problem.ts'
import { sayProblem } from './say-problem.ts'

type Json = Record<string, unknown>
type Described = {
  operationId: string
  parameters: { name: string; in: string; required?: boolean }[]
  responses: Record<string, Json>
  security: Json[]
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}

const document = publicApiDocument('https://agency.example/api/v1') as Document
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((one) => [path, one] as const),
)

describe('the description of the API for other systems', () => {
  it('says of every operation its scope, its parameters and how it refuses', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(described.map(([, { operationId }]) => operationId).sort()).toEqual(
      operations.map(({ id }) => id).sort(),
    )
    for (const [path, { operationId, parameters, responses, security }] of described) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const required = parameters.filter((one) => one.in === 'path' && one.required)
      expect(
        required.map(({ name }) => name),
        operationId,
      ).toEqual(named)
      expect(Object.keys(responses), operationId).toContain('default')
      const { scope } = operations.find(({ id }) => id === operationId) ?? {}
      expect(security, operationId).toEqual([{ key: [scope] }])
    }
  })

  it('leads nowhere that it does not describe itself, and names each shape once', () => {
    const refs = JSON.stringify(document).match(/(?<="\$ref":")[^"]*/g) ?? []
    const known = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    )
    expect([...new Set(refs)].filter((ref) => !known.includes(ref))).toEqual([])
    expect(JSON.stringify(document)).not.toMatch(/"\$(?:schema|id|defs)"/)
  })

  it('holds schemas that a validator of JSON Schema 2020-12 takes, and that refuse what is wrong', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false })
    ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components'])
    ajv.addSchema(document, 'api')
    for (const name of Object.keys(document.components.schemas))
      expect(ajv.compile({ $ref: `api#/components/schemas/${name}` }), name).toBeTypeOf('function')
    const fits = ajv.compile({ $ref: 'api#/components/schemas/LeadInput' })
    const lead = { name: 'سارة', phone: '0501234567', basis: 'request' }
    expect(fits(lead)).toBe(true)
    expect(leadInputSchema.safeParse(lead).success).toBe(true)
    for (const wrong of [{}, { ...lead, basis: 'guess' }, { ...lead, colour: 'red' }])
      expect(fits(wrong), JSON.stringify(wrong)).toBe(false)
    const isProblem = ajv.compile({ $ref: 'api#/components/schemas/Problem' })
    expect(isProblem(sayProblem('scope_missing', 'ar', { scope: 'leads:create' }))).toBe(true)
  })
})

describe('every problem', () => {
  it('says in both languages what happened and what to do', () => {
    for (const code of Object.keys(publicProblemCodes) as (keyof typeof publicProblemCodes)[]) {
      const [arabic, english] = (['ar', 'en'] as const).map((locale) =>
        publicProblemSchema.parse(sayProblem(code, locale, { what: 'page', scope: 'links:read' })),
      )
      expect(arabic?.detail, code).toMatch(/[\u0600-\u06ff]/)
      expect(arabic?.toDo, code).toMatch(/[\u0600-\u06ff]/)
      expect(english?.detail, code).not.toMatch(/[\u0600-\u06ff{}]/)
      expect(english?.toDo, code).not.toMatch(/[\u0600-\u06ff{}]/)
    }
  })
})
