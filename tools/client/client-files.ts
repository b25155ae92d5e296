/** The two files of the client: one that runs anywhere without a build, and its types. */
import { type DescribedOperation, type Description, jsonOf, type Parameter } from './description.ts'
import { runtime } from './runtime.ts'
import { commentOf, typeOf } from './write-types.ts'

/** Stands in the description where an agency's own address would. */
export const exampleServer = 'https://agency.example/api/v1'

type Called = DescribedOperation & { method: string; path: string }

const said = '// Made by `npm run client` from the description of the API; not written by hand.\n'

/** @returns texts by the path of their file. */
export function clientFiles(description: Description): Record<string, string> {
  const called = operationsOf(description)
  return {
    'packages/client/src/client.gen.js': `${said}\n${tableOf(called)}\n${runtime}`,
    'packages/client/src/client.gen.d.ts': `${said}\n${typesOf(description, called)}`,
  }
}

const operationsOf = ({ paths }: Description): Called[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, method, path })),
  )

/** Headers are the client's own business, but for the one that a caller chooses. */
const chosenHeaders: Record<string, string> = { 'Idempotency-Key': 'idempotencyKey' }

const nameIn = ({ name, in: place }: Parameter) => (place === 'header' ? chosenHeaders[name] : name)

const inputsOf = ({ parameters }: Called) =>
  parameters.flatMap((one) => {
    const name = nameIn(one)
    return name ? [{ ...one, name, sentAs: one.name }] : []
  })

function tableOf(called: readonly Called[]): string {
  const rows = called.map((one) => {
    const sent = (place: Parameter['in']) => inputsOf(one).filter((input) => input.in === place)
    const query = sent('query').map(({ name }) => name)
    const headers = Object.fromEntries(sent('header').map(({ name, sentAs }) => [name, sentAs]))
    const row = { method: one.method.toUpperCase(), path: one.path, query, headers }
    return `  ${one.operationId}: ${JSON.stringify(row)},`
  })
  return `const operations = {\n${rows.join('\n')}\n}\n`
}

function typesOf({ components }: Description, called: readonly Called[]): string {
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `${commentOf(schema.description, '')}export type ${name} = ${typeOf(schema)}\n`,
  )
  const methods = called.map(methodOf)
  return `${shapes.join('\n')}\n${fixedTypes}\nexport type Client = {\n${methods.join('\n')}\n}\n\n${doors}`
}

function methodOf(one: Called): string {
  const inputs = inputsOf(one).map(
    ({ name, required, description, schema }) =>
      `${commentOf(description, '    ')}    ${name}${required ? '' : '?'}: ${typeOf(schema, '    ')}`,
  )
  const body = jsonOf(one.requestBody)
  if (body) inputs.push(`    body: ${typeOf(body, '    ')}`)
  inputs.push('    /** Ends the call. */\n    signal?: AbortSignal')
  const isNeeded = Boolean(body) || one.parameters.some(({ required }) => required)
  const words = `${one.summary}. ${one.description}`
  return `${commentOf(words, '  ')}  ${one.operationId}(input${isNeeded ? '' : '?'}: {\n${inputs.join('\n')}\n  }): Promise<${answerOf(one)}>`
}

function answerOf({ responses, operationId }: Called): string {
  const answer = jsonOf(responses[200] ?? responses[201])
  if (!answer) throw new Error(`${operationId} answers no JSON.`)
  return typeOf(answer, '  ')
}

const fixedTypes = `/** A request that was refused, or that nobody answered in a way that could be read. */
export class WajihaProblem extends Error {
  /** Of HTTP. */
  readonly status: number
  readonly code: Problem['code'] | 'unreadable'
  /** What to do about it, in the client's language. */
  readonly toDo: string
  /** The scope that the key lacks. */
  readonly scope?: Problem['scope']
  /** By field, what is wrong with it. */
  readonly fields: NonNullable<Problem['fields']>
  /** Seconds until it is worth asking again, where the API says so. */
  readonly retryAfter?: number
}

export type ClientOptions = {
  /** Such as \`${exampleServer}\`. */
  baseUrl: string
  /** \`wj_…\`, as an owner of the studio made it. Keep it on servers: whoever has it may do what it may. */
  key: string
  /** The language in which problems are told; Arabic without it. */
  language?: 'ar' | 'en'
  fetch?: typeof fetch
}
`
const doors = `/** Every call answers what the API answers, or throws a {@link WajihaProblem}. */
export function createClient(options: ClientOptions): Client
`
