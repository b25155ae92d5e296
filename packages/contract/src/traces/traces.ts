/**
 * Traces as site and studio see them: where they are kept, there is one object in the process, and where they
 * are not, nothing of OpenTelemetry is loaded (decision 085). It hangs on `globalThis`, because the studio's bundle
 * and the server before it are different programs in one process.
 *
 * What a span is told is of a closed list (`Fact`): no address with values, no text of a question, nothing of a person.
 */

/** Everything that a span can say beside its name and its times; OpenTelemetry's names where it has some. */
export type Fact =
  /** `GET`, and `_OTHER` for what no standard names. */
  | 'http.request.method'
  /** A pattern such as `/blogs/:slug`, never an address. */
  | 'http.route'
  | 'http.response.status_code'
  | 'db.system.name'
  /** `SELECT posts`: what is done, and to which tables. */
  | 'db.query.summary'
  /** A status, a code or the class of an error, never its sentence. */
  | 'error.type'
  /** The reference of a failure, as it stands in the log and on the visitor's screen. */
  | 'wajiha.request'

export type Facts = Partial<Record<Fact, string | number>>

export type Span = {
  /** In hexadecimal, as collectors show it. */
  readonly traceId: string
  /** The W3C header for who is asked from here: `00-`, the trace, the span, `-01` where it is kept. */
  readonly traceparent: string
  tell: (facts: Facts) => void
  /** Of requests: by which pattern they were answered; their name says so. */
  routed: (method: string, route: string) => void
  /** @param failure what becomes `error.type`. */
  end: (failure?: string) => void
}

export type SpanKind = 'server' | 'client' | 'internal'

type Beginning = {
  kind: SpanKind
  name: string
  facts?: Facts
  /** A `traceparent` from elsewhere; `null` begins a trace of its own. Without it: below the current span. */
  parent?: string | null | undefined
}

export type Traces = {
  /** Under which span this work is done. */
  current: () => Span | undefined
  begin: (beginning: Beginning) => Span
  /** Does work under a span, or under none. */
  within: <Result>(span: Span | undefined, work: () => Result) => Result
  /** Sends what waits, for as long as it may take. */
  stop: () => Promise<void>
}

const place = Symbol.for('wajiha.traces')
type Holder = { [place]?: Traces | undefined }

/** Nothing where no endpoint is set. */
export const traces = (): Traces | undefined => (globalThis as Holder)[place]

export function holdTraces(kept: Traces | undefined): void {
  ;(globalThis as Holder)[place] = kept
}

export const currentSpan = (): Span | undefined => traces()?.current()

/** For the lines of a log: which trace they belong to, or nothing. */
export const traceOfLine = (): { trace?: string } => {
  const span = currentSpan()
  return span ? { trace: span.traceId } : {}
}

/** Work that no request waits for, though one may have set it going. */
export function apartFromTrace<Result>(work: () => Result): Result {
  const known = traces()
  return known ? known.within(undefined, work) : work()
}

/** Work as a span of its own, from its beginning until it settles. */
export async function inSpan<Result>(
  beginning: Beginning,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const known = traces()
  if (!known) return work()
  const span = known.begin(beginning)
  try {
    const result = await known.within(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(errorTypeOf(error))
    throw error
  }
}

/** The code of a database's or a socket's error, or the name of its class: neither quotes anything. */
export function errorTypeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  if (typeof code === 'string' && /^[A-Z\d_]{3,40}$/.test(code)) return code
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error'
}
