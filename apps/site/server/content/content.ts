/**
 * What the site knows of the studio's content. A known answer is given at once, even a stale one,
 * and asked for again in the background; an unknown one is waited for. Bad answers never replace
 * good ones.
 */
import type { Answer, EndpointName, Locale, ParametersOf, QueryOf } from '@wajiha/contract'
import type { Log } from '../log.ts'
import { type ContentRequest, contentRequest, keyOf } from './answer-key.ts'
import type { Breaker } from './breaker.ts'
import type { Copies } from './copies.ts'
import { createEntry, type Entry } from './entry.ts'
import { refreshOrder } from './refresh-order.ts'
import type { StudioClient, StudioResult } from './studio-client.ts'

/** The studio cannot be reached and nothing is known of what was asked. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}

export type Content = Awaited<ReturnType<typeof openContent>>

type Parts = {
  client: StudioClient
  copies: Copies
  breaker: Breaker
  log: Log
  now?: () => number
}

/** An answer older than this is asked for again even when no change was announced. */
const longestTrustMs = 600_000
/** How many missing documents are remembered; what people mistype must not fill the memory. */
const missingLimit = 1_000
const refreshesAtOnce = 2

export async function openContent({ client, copies, breaker, log, now = Date.now }: Parts) {
  const entries = new Map<string, Entry>()
  const inFlight = new Map<string, Promise<Entry | undefined>>()
  const listeners = new Set<(key: string) => void>()

  // What stood on disk may have changed meanwhile: it is shown, and checked at its first use.
  for (const copy of await copies.readAll())
    entries.set(keyOf(copy.request), { ...createEntry(copy.request), ...copy, isStale: true })

  /** Asks for one answer; several callers share one question. */
  function refresh(request: ContentRequest): Promise<Entry | undefined> {
    const key = keyOf(request)
    const running = inFlight.get(key)
    if (running) return running
    const asking = askUntilCurrent(request).finally(() => inFlight.delete(key))
    inFlight.set(key, asking)
    return asking
  }

  /** A change announced while the question was under way may have missed its answer: ask again. */
  async function askUntilCurrent(request: ContentRequest): Promise<Entry | undefined> {
    const key = keyOf(request)
    for (;;) {
      const generation = entries.get(key)?.generation
      if (!breaker.allows()) return entries.get(key)
      const result = await client.ask(request, { etag: entries.get(key)?.etag })
      const isOvertaken = entries.get(key)?.generation !== generation
      keep(request, result, isOvertaken)
      if (!isOvertaken || result.kind === 'failed') return entries.get(key)
    }
  }

  function keep(request: ContentRequest, result: StudioResult, isOvertaken: boolean) {
    const key = keyOf(request)
    const known = entries.get(key)
    if (result.kind === 'failed') return keepFailure(key, known, result)
    breaker.succeeded()
    if (known?.failures) log.info('content_recovered', { key })
    const current = { isStale: isOvertaken, checkedAt: now(), failures: 0 }
    if (result.kind === 'unchanged') {
      if (known) entries.set(key, { ...known, ...current })
      return
    }
    const entry = { ...(known ?? createEntry(request)), ...current }
    if (result.kind === 'missing') {
      entries.set(key, { ...entry, answer: undefined, etag: undefined, tags: [] })
      if (known?.answer) void copies.drop(request)
      forgetMissing()
    } else {
      const { answer, etag, tags } = result
      entries.set(key, { ...entry, answer, etag, tags })
      void copies.keep({ request, answer, etag, tags })
    }
    if (known) for (const listener of listeners) listener(key)
  }

  function keepFailure(
    key: string,
    known: Entry | undefined,
    { isUnreachable, reason }: StudioResult & { kind: 'failed' },
  ) {
    if (isUnreachable) breaker.failed()
    if (!known?.failures) log.warn('content_not_read', { key, reason })
    if (known)
      entries.set(key, { ...known, failures: known.failures + 1, checkedAt: now(), isStale: true })
  }

  function forgetMissing() {
    const missing = [...entries.values()].filter(({ answer }) => !answer)
    for (const entry of missing.slice(0, Math.max(0, missing.length - missingLimit)))
      entries.delete(keyOf(entry.request))
  }

  const needsRefresh = (entry: Entry) => {
    const age = now() - entry.checkedAt
    if (entry.failures > 0) return age > Math.min(60_000, 1_000 * 2 ** entry.failures)
    return entry.isStale || age > longestTrustMs
  }

  async function refreshInOrder(requests: ContentRequest[]) {
    const queue = requests.values()
    const worker = async () => {
      for (const request of queue) await refresh(request)
    }
    await Promise.all(Array.from({ length: refreshesAtOnce }, worker))
  }

  /** Marks what the chosen entries hold as stale and reads it again, the nearest to the change first. */
  function renew(isTouched: (entry: Entry) => boolean, tags: ReadonlySet<string>) {
    const touched: Entry[] = []
    for (const [key, entry] of entries) {
      if (!entry.answer) entries.delete(key)
      else if (isTouched(entry)) {
        const stale = { ...entry, isStale: true, generation: entry.generation + 1 }
        entries.set(key, stale)
        touched.push(stale)
      }
    }
    return refreshInOrder(refreshOrder(touched, tags))
  }

  return {
    /**
     * Reads one answer in a language; `onRead` hears the key on which the caller now depends.
     * @returns `undefined` when nothing is published there.
     * @throws {ContentUnavailable}
     */
    async read<Name extends EndpointName>(
      locale: Locale,
      name: Name,
      parameters?: ParametersOf<Name>,
      query?: Partial<QueryOf<Name>>,
      onRead?: (key: string) => void,
    ): Promise<Answer<Name> | undefined> {
      const request = contentRequest(name, locale, parameters, query)
      const key = keyOf(request)
      onRead?.(key)
      const known = entries.get(key)
      if (known && needsRefresh(known)) void refresh(request)
      const entry = known ?? (await refresh(request))
      if (!entry) throw new ContentUnavailable(key)
      return entry.answer as Answer<Name> | undefined
    },
    /** What the studio announced: reads again all that carries one of the tags. */
    invalidate(tags: readonly string[]): Promise<void> {
      const changed = new Set(tags)
      return renew((entry) => entry.tags.some((tag) => changed.has(tag)), changed)
    },
    /** Everything may have changed: another database, or a feed that was lost. */
    invalidateAll: () => renew(() => true, new Set()),
    /** Reads again what could not be read while the studio was away. */
    refreshStale: () => {
      const stale = [...entries.values()].filter(({ isStale, failures }) => isStale || failures > 0)
      return refreshInOrder(stale.map(({ request }) => request))
    },
    /** Hears the key of every answer that changed. */
    onChange(listener: (key: string) => void) {
      listeners.add(listener)
    },
    get size() {
      return entries.size
    },
  }
}
