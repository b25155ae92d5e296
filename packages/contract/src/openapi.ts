/**
 * The OpenAPI 3.1 document of the API, generated from the schemas, so that an agency with another
 * back end can implement it. Served at `{apiBase}openapi.json`.
 */
import { z } from 'zod'
import { heardHeader } from './change.ts'
import { answerSchema, type EndpointName, endpoints } from './endpoints.ts'
import { receiptSchema, submissionSchema } from './forms/submission.ts'
import { problemSchema } from './problem.ts'
import { keysOf } from './records.ts'
import { subscriptionActionSchema, subscriptionAnswerSchema } from './subscription.ts'

type Json = Record<string, unknown>

/** Builds the document; `server` is the public address of `{apiBase}`. */
export function openApiDocument(server: string): Json {
  const names = keysOf(endpoints)
  return {
    openapi: '3.1.0',
    info: { title: 'Wajiha content API', version: '1.0.0', license: { name: 'MIT' } },
    servers: [{ url: server }],
    paths: {
      ...Object.fromEntries(names.map((name) => [openApiPath(name), { get: operation(name) }])),
      ...submissionPaths(),
      ...subscriptionPaths(),
    },
    components: {
      schemas: { Problem: jsonSchema(problemSchema), Submission: jsonSchema(submissionSchema) },
      securitySchemes: { serviceKey: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** What the site delivers with its service key, and how it reads back what was stored. */
function submissionPaths(): Json {
  const submission = { $ref: '#/components/schemas/Submission' }
  const receipt = (description: string) => ({
    description,
    content: { 'application/json': { schema: jsonSchema(answerSchema(receiptSchema)) } },
  })
  const parts = {
    type: 'object',
    required: ['submission'],
    properties: {
      submission,
      file: { type: 'string', format: 'binary', description: 'Where there is an `attachment`' },
      files: {
        type: 'array',
        items: { type: 'string', format: 'binary' },
        description: 'One part each for `files` of the submission, in their order',
      },
    },
  }
  return {
    '/submissions': {
      post: {
        operationId: 'deliverSubmission',
        summary: 'Stores what a visitor sent, once per `idempotencyKey`',
        security: [{ serviceKey: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: submission },
            'multipart/form-data': { schema: parts },
          },
        },
        responses: {
          200: receipt('It was there before'),
          201: receipt('Stored'),
          default: problemAnswer,
        },
      },
    },
    '/submissions/{key}': {
      get: {
        operationId: 'readSubmission',
        summary: 'What is stored under a key, to compare with what was sent',
        security: [{ serviceKey: [] }],
        parameters: [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: receipt('As stored'), default: problemAnswer },
      },
    },
  }
}

/** What somebody decided about the newsletter, passed on by the site. */
function subscriptionPaths(): Json {
  const answer = jsonSchema(answerSchema(subscriptionAnswerSchema))
  return {
    '/subscriptions': {
      post: {
        operationId: 'decideSubscription',
        summary:
          'Confirms, ends or changes a subscription; said twice, it stands as after the first time',
        security: [{ serviceKey: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchema(subscriptionActionSchema) } },
        },
        responses: {
          200: {
            description: 'How it stands',
            content: { 'application/json': { schema: answer } },
          },
          default: problemAnswer,
        },
      },
    },
  }
}

function openApiPath(name: EndpointName): string {
  return `/${endpoints[name].path.replaceAll(/:(\w+)/g, '{$1}')}`
}

function operation(name: EndpointName): Json {
  const { summary, data } = endpoints[name]
  return {
    operationId: name,
    summary,
    parameters: [
      languageHeader,
      ...(name === 'changes' ? [] : [changeHeader]),
      ...pathParameters(name),
      ...queryParameters(name),
    ],
    responses: {
      200: {
        description: 'The answer, in the language asked for',
        headers: answerHeaders,
        content: { 'application/json': { schema: jsonSchema(answerSchema(data)) } },
      },
      304: { description: 'Unchanged since the ETag given' },
      default: problemAnswer,
    },
  }
}

const problemAnswer = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const languageHeader = {
  name: 'Content-Language',
  in: 'header',
  description: 'The language of the answer; Arabic when absent',
  schema: { type: 'string', enum: ['ar', 'en'], default: 'ar' },
}

const changeHeader = {
  name: heardHeader,
  in: 'header',
  description: 'The newest change that the reader has heard of; the answer shows what it announced',
  schema: { type: 'integer', minimum: 0 },
}

const answerHeaders = {
  'Content-Language': { schema: { type: 'string', enum: ['ar', 'en'] } },
  ETag: { schema: { type: 'string' } },
  'Cache-Tag': { description: 'Comma list of tags', schema: { type: 'string' } },
}

function pathParameters(name: EndpointName): Json[] {
  return [...endpoints[name].path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(name: EndpointName): Json[] {
  const { properties = {}, required = [] } = jsonSchema(endpoints[name].query) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: 'query',
    required: required.includes(key),
    schema,
  }))
}

function jsonSchema(schema: z.ZodType): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
