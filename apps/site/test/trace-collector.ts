/** A collector of traces on a free port: takes OTLP over HTTP as protobuf, and reads what a test asks of it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type CollectedSpan = {
  service: string
  traceId: string
  spanId: string
  /** Empty for the first of a trace. */
  parentId: string
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: number
  attributes: Record<string, string | number>
  isError: boolean
}

export type TraceCollector = {
  address: string
  spans: CollectedSpan[]
  /** Every byte that came, as text: what is searched for stands in none of it. */
  text: () => string
  requests: () => number
  stop: () => Promise<void>
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: Buffer[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    bodies.push(body)
    spans.push(...readSpans(body))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    text: () => Buffer.concat(bodies).toString('utf8'),
    requests: () => bodies.length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Field = { number: number; value: Buffer; whole: number }

/** The fields of one message; numbers that are not asked for stay bytes. */
function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0
  const readNumber = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at] ?? 0
      at += 1
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const tag = readNumber()
    const type = tag & 7
    const whole = type === 0 || type === 2 ? readNumber() : 0
    const length = type === 2 ? whole : ({ 1: 8, 5: 4 }[type] ?? 0)
    yield { number: tag >>> 3, value: message.subarray(at, at + length), whole }
    at += length
  }
}

const all = (message: Buffer, number: number): Field[] =>
  [...fieldsOf(message)].filter((field) => field.number === number)
const one = (message: Buffer, number: number): Buffer =>
  all(message, number)[0]?.value ?? Buffer.alloc(0)

function attributesOf(message: Buffer, number: number): CollectedSpan['attributes'] {
  return Object.fromEntries(
    all(message, number).map(({ value: pair }) => {
      const value = one(pair, 2)
      const [text] = all(value, 1)
      return [
        one(pair, 1).toString(),
        text ? text.value.toString() : (all(value, 3)[0]?.whole ?? 0),
      ]
    }),
  )
}

function readSpans(body: Buffer): CollectedSpan[] {
  return all(body, 1).flatMap(({ value: resource }) => {
    const service = String(attributesOf(one(resource, 1), 1)['service.name'])
    return all(resource, 2)
      .flatMap(({ value: scope }) => all(scope, 2))
      .map(({ value: span }) => ({
        service,
        traceId: one(span, 1).toString('hex'),
        spanId: one(span, 2).toString('hex'),
        parentId: one(span, 4).toString('hex'),
        name: one(span, 5).toString(),
        kind: all(span, 6)[0]?.whole ?? 0,
        attributes: attributesOf(span, 9),
        isError: all(one(span, 15), 3)[0]?.whole === 2,
      }))
  })
}
