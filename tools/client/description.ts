/** As much of an OpenAPI 3.1 document as the client is made from. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  description?: string
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

type Body = { content: Record<string, { schema: Schema }> }

export type DescribedOperation = {
  operationId: string
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: Body
  responses: Record<string, Partial<Body>>
}

export type Description = {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, Schema> }
}

export const jsonOf = (body: Partial<Body> | undefined): Schema | undefined =>
  body?.content?.['application/json']?.schema
