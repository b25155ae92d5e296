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
const longestRetryMs = 60_000

/** Opens the content with the last good copies; they are shown, and checked at their first use. */
export async function openContent(parts: Parts): Promise<Content> {
  const content = new Content(parts)
  for (const copy of await parts.copies.readAll())
    content.remember({ ...createEntry(copy.request), ...copy, isStale: true })
  return content
}

export class Content {
  readonly #entries = new Map<string, Entry>()
  readonly #inFlight = new Map<string, Promise<Entry | undefined>>()
  readonly #listeners = new Set<(key: string) => void>()
  readonly #parts: Required<Parts>

  constructor(parts: Parts) {
    this.#parts = { now: Date.now, ...parts }
  }

  /** How many answers are known. */
  get size(): number {
    return this.#entries.size
  }

  /** Hears the key of every answer that changed. */
  onChange(listener: (key: string) => void): void {
    this.#listeners.add(listener)
  }

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
    if (name === 'search') return (await this.#askOnce(request)) as Answer<Name>
    const known = this.#entries.get(key)
    if (known && this.#needsRefresh(known)) void this.#refresh(request)
    const entry = known ?? (await this.#refresh(request))
    if (!entry) throw new ContentUnavailable(key)
    return entry.answer as Answer<Name> | undefined
  }

  /** Whether the studio said that nothing will stand there again. */
  isGone<Name extends EndpointName>(
    locale: Locale,
    name: Name,
    parameters?: ParametersOf<Name>,
  ): boolean {
    return this.#entries.get(keyOf(contentRequest(name, locale, parameters)))?.isGone ?? false
  }

  /** What the studio announced: reads again all that carries one of the tags. */
  invalidate(tags: readonly string[]): Promise<void> {
    const changed = new Set(tags)
    return this.#renew((entry) => entry.tags.some((tag) => changed.has(tag)), changed)
  }

  /** Everything may have changed: another database, or a feed that was lost. */
  invalidateAll(): Promise<void> {
    return this.#renew(() => true, new Set())
  }

  /** Reads again what could not be read while the studio was away. */
  refreshStale(): Promise<void> {
    const stale = [...this.#entries.values()].filter((entry) => entry.isStale || entry.failures > 0)
    return this.#refreshInOrder(stale.map(({ request }) => request))
  }

  /** Keeps an answer as it is known now. */
  remember(entry: Entry): void {
    this.#entries.set(keyOf(entry.request), entry)
  }

  /** Asks for what is not kept: there is no end to what visitors search for. */
  async #askOnce(request: ContentRequest): Promise<Answer<EndpointName> | undefined> {
    const { breaker, client, log } = this.#parts
    const key = keyOf(request)
    if (!breaker.allows()) throw new ContentUnavailable(key)
    const result = await client.ask(request)
    if (result.kind === 'failed') {
      if (result.isUnreachable) breaker.failed()
      log.warn('content_not_read', { key: request.name, reason: result.reason })
      throw new ContentUnavailable(key)
    }
    breaker.succeeded()
    return result.kind === 'ok' ? result.answer : undefined
  }

  /** Asks for one answer; several callers share one question. */
  #refresh(request: ContentRequest): Promise<Entry | undefined> {
    const key = keyOf(request)
    const running = this.#inFlight.get(key)
    if (running) return running
    const asking = this.#askUntilCurrent(request).finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, asking)
    return asking
  }

  /** A change announced while the question was under way may have missed its answer: ask again. */
  async #askUntilCurrent(request: ContentRequest): Promise<Entry | undefined> {
    const { breaker, client } = this.#parts
    const find = () => this.#entries.get(keyOf(request))
    for (;;) {
      const generation = find()?.generation
      if (!breaker.allows()) return find()
      const result = await client.ask(request, { etag: find()?.etag })
      const isOvertaken = find()?.generation !== generation
      this.#keep(request, result, isOvertaken)
      if (!isOvertaken || result.kind === 'failed') return find()
    }
  }

  #keep(request: ContentRequest, result: StudioResult, isOvertaken: boolean): void {
    const { breaker, log, now } = this.#parts
    const key = keyOf(request)
    const known = this.#entries.get(key)
    if (result.kind === 'failed') {
      this.#keepFailure(key, known, result)
      return
    }
    breaker.succeeded()
    if (known?.failures) log.info('content_recovered', { key })
    const current = { isStale: isOvertaken, checkedAt: now(), failures: 0 }
    if (result.kind === 'unchanged') {
      if (known) this.remember({ ...known, ...current })
      return
    }
    const entry = { ...(known ?? createEntry(request)), ...current }
    if (result.kind === 'missing') this.#keepMissing({ ...entry, isGone: result.isGone })
    else this.#keepAnswer(entry, result)
    if (known) for (const listener of this.#listeners) listener(key)
  }

  #keepAnswer(entry: Entry, { answer, etag, tags }: StudioResult & { kind: 'ok' }): void {
    this.remember({ ...entry, answer, etag, tags, isGone: false })
    void this.#parts.copies.keep({ request: entry.request, answer, etag, tags })
  }

  #keepMissing(entry: Entry): void {
    if (entry.answer) void this.#parts.copies.drop(entry.request)
    this.remember({ ...entry, answer: undefined, etag: undefined, tags: [] })
    const missing = [...this.#entries.values()].filter(({ answer }) => !answer)
    for (const { request } of missing.slice(0, Math.max(0, missing.length - missingLimit)))
      this.#entries.delete(keyOf(request))
  }

  #keepFailure(
    key: string,
    known: Entry | undefined,
    { isUnreachable, reason }: StudioResult & { kind: 'failed' },
  ): void {
    const { breaker, log, now } = this.#parts
    if (isUnreachable) breaker.failed()
    if (!known?.failures) log.warn('content_not_read', { key, reason })
    if (known)
      this.remember({ ...known, failures: known.failures + 1, checkedAt: now(), isStale: true })
  }

  #needsRefresh({ checkedAt, failures, isStale }: Entry): boolean {
    const age = this.#parts.now() - checkedAt
    if (failures > 0) return age > Math.min(longestRetryMs, 1_000 * 2 ** failures)
    return isStale || age > longestTrustMs
  }

  /** Marks what the chosen entries hold as stale and reads it again, the nearest to the change first. */
  #renew(isTouched: (entry: Entry) => boolean, tags: ReadonlySet<string>): Promise<void> {
    const touched: Entry[] = []
    for (const [key, entry] of this.#entries) {
      // A missing document carries no tags: any change may have brought it.
      if (!entry.answer) this.#entries.delete(key)
      else if (isTouched(entry)) {
        const stale = { ...entry, isStale: true, generation: entry.generation + 1 }
        this.remember(stale)
        touched.push(stale)
      }
    }
    return this.#refreshInOrder(refreshOrder(touched, tags))
  }

  async #refreshInOrder(requests: ContentRequest[]): Promise<void> {
    const queue = requests.values()
    const worker = async () => {
      for (const request of queue) await this.#refresh(request)
    }
    await Promise.all(Array.from({ length: refreshesAtOnce }, worker))
  }
}
