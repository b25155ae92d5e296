/**
 * What the site knows of the studio's content. A known answer is given at once, even a stale one,
 * and asked for again in the background; an unknown one is waited for. Bad answers never replace
 * good ones.
 */
import {
  type Answer,
  type Change,
  type EndpointName,
  isAskable,
  type Locale,
  type ParametersOf,
  type QueryOf,
  tagsFor,
} from '@wajiha/contract'
import { servedForHouse } from '../fairness/asker.ts'
import { createFairQueue } from '../fairness/fair-queue.ts'
import type { Limiter } from '../limits/limit.ts'
import { type Log, reasonOf } from '../log.ts'
import { SingleFlight } from '../plumbing/single-flight.ts'
import { Announcements, type IsTouched } from './announcements.ts'
import {
  type ContentRequest,
  contentRequest,
  isDocument,
  isNarrowed,
  isReadWhenAsked,
  keyOf,
} from './answer-key.ts'
import type { Breakers } from './breakers.ts'
import type { Copies } from './copies.ts'
import { createEntry, type Entry } from './entry.ts'
import { KeySet } from './key-set.ts'
import { refreshOrder } from './refresh-order.ts'
import { Renewals } from './renewals.ts'
import { createSearchLimit } from './search-limit.ts'
import type { StudioClient, StudioResult } from './studio-client.ts'
import { noteVainSearch } from './vain-searches.ts'

/** The studio cannot be reached and nothing is known of what was asked. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}

type Parts = {
  client: StudioClient
  copies: Copies
  breakers: Breakers
  log: Log
  /** How often one address may search. */
  searches: Limiter
  now?: () => number
  /** Of documents; the tests' way to show what happens beyond. */
  mostCharacters?: number
}

/** An answer older than this is asked for again even when no change was announced. */
const longestTrustMs = 600_000
/** How many questions with nothing behind them are remembered; what people mistype fills no memory. */
const emptyLimit = 1_000
/** How many lists of a topic or a further page are kept, those that were asked for last. */
const narrowedLimit = 1_000
/** Characters of all documents that are kept, those that were asked for last: in memory twice as many bytes. */
const documentCharacters = 16_000_000
const refreshesAtOnce = 2
const longestRetryMs = 60_000
/** How often an answer is asked for again at once because a change overtook it; then it is left to the next retry. */
const mostTries = 8
/** How often somebody looks whether a failed answer may be asked for again. */
const retryEveryMs = 500

/** Opens the content with the last good copies; they are shown, and checked at their first use. */
export async function openContent(parts: Parts): Promise<Content> {
  const content = new Content(parts)
  for (const copy of await parts.copies.readAll())
    content.remember({ ...createEntry(copy.request), ...copy, isStale: true })
  return content
}

export class Content {
  readonly #entries = new Map<string, Entry>()
  readonly #inFlight = new SingleFlight<Entry | undefined>()
  readonly #announcements = new Announcements()
  readonly #listeners = new Set<(key: string) => void>()
  readonly #emptyListeners = new Set<() => void>()
  readonly #parts: Required<Omit<Parts, 'mostCharacters' | 'searches'>>
  readonly #questions = createFairQueue({ atOnce: 8, each: 256, waiting: 2_048 })
  readonly #searches = createFairQueue({ atOnce: 2, each: 16, waiting: 128 })
  readonly #admitSearch: () => Promise<void>
  readonly #empty = new KeySet(emptyLimit)
  readonly #narrowed = new KeySet(narrowedLimit)
  readonly #documents: KeySet
  /** Keys of known answers whose renewal failed; they are read again with growing pauses. */
  readonly #failed = new Set<string>()
  readonly #renewals = new Renewals((request) => this.#refreshLogged(request))
  #retrying: NodeJS.Timeout | undefined

  constructor({ mostCharacters = documentCharacters, searches, ...parts }: Parts) {
    this.#parts = { now: Date.now, ...parts }
    this.#documents = new KeySet(mostCharacters)
    this.#admitSearch = createSearchLimit(searches)
  }

  /** Asks for nothing any more by itself. */
  close(): void {
    clearTimeout(this.#retrying)
    this.#failed.clear()
    this.#renewals.clear()
  }

  /** How many answers are known. */
  get size(): number {
    return this.#entries.size
  }

  /** Hears the key of every answer that changed. */
  onChange(listener: (key: string) => void): void {
    this.#listeners.add(listener)
  }

  /** Hears, once for each change, that where nothing was published something may stand now. */
  onEmptyDropped(listener: () => void): void {
    this.#emptyListeners.add(listener)
  }

  /**
   * Reads one answer in a language; `onRead` hears the key on which the caller now depends.
   * @returns `undefined` when nothing is published there.
   * @throws {ContentUnavailable}
   * @throws {TooManyAsked} when the visitor asks for more than their share.
   */
  async read<Name extends EndpointName>(
    locale: Locale,
    name: Name,
    parameters?: ParametersOf<Name>,
    query?: Partial<QueryOf<Name>>,
    onRead?: (key: string) => void,
  ): Promise<Answer<Name> | undefined> {
    if (!isAskable(name, parameters ?? {}, query ?? {})) return undefined
    const request = contentRequest(name, locale, parameters, query)
    const key = keyOf(request)
    onRead?.(key)
    this.#narrowed.touch(key)
    this.#documents.touch(key)
    if (name === 'search') return (await this.#askOnce(request)) as Answer<Name>
    const known = this.#entries.get(key)
    const isDue = known !== undefined && this.#needsRefresh(known)
    const isAwaited = !known || (isDue && isReadWhenAsked(request))
    if (isDue && !isAwaited) void servedForHouse(() => this.#refresh(request))
    const entry = isAwaited ? await this.#refresh(request) : known
    if (!entry) throw new ContentUnavailable(key)
    return entry.answer as Answer<Name> | undefined
  }

  /** Whether the studio said that nothing will stand there again. */
  isGone<Name extends EndpointName>(
    locale: Locale,
    name: Name,
    parameters?: ParametersOf<Name>,
  ): boolean {
    if (!isAskable(name, parameters ?? {}, {})) return false
    return this.#entries.get(keyOf(contentRequest(name, locale, parameters)))?.isGone ?? false
  }

  /** What the studio announced: reads again all that carries one of the tags that count in its language. */
  invalidate(changes: readonly Pick<Change, 'tags'>[]): void {
    const changed = { ar: tagsFor('ar', changes), en: tagsFor('en', changes) }
    this.#renew(
      (shown, locale) => shown.some((tag) => changed[locale].has(tag)),
      new Set(changes.flatMap(({ tags }) => tags)),
    )
  }

  /** Everything may have changed: another database, or a feed that was lost. */
  invalidateAll(): void {
    this.#renew(() => true, new Set())
  }

  /** Reads again what could not be read while the studio was away. */
  refreshStale(): void {
    const stale = [...this.#entries.values()].filter(
      (entry) => (entry.isStale || entry.failures > 0) && !isReadWhenAsked(entry.request),
    )
    this.#renewals.add({ own: [], near: [], far: stale.map(({ request }) => request) })
  }

  /** A page made from these answers is shown: those of them that wait to be read again are read next. */
  hurry(keys: Iterable<string>): void {
    if (this.#renewals.isBehind) this.#renewals.hurry(keys)
  }

  /** Keeps an answer as it is known now. */
  remember(entry: Entry): void {
    const key = keyOf(entry.request)
    this.#entries.set(key, entry)
    const set = this.#setOf(entry)
    for (const other of [this.#empty, this.#narrowed, this.#documents])
      if (other !== set) other.delete(key)
    const weight = set === this.#documents ? entry.size : 1
    for (const oldest of set?.add(key, weight) ?? []) this.#forget(oldest)
  }

  /** Which of the kinds without end it is one of. */
  #setOf(entry: Entry): KeySet | undefined {
    if (isEmpty(entry)) return this.#empty
    if (isNarrowed(entry.request)) return this.#narrowed
    return isDocument(entry.request) ? this.#documents : undefined
  }

  /** Lets an answer go that is one of endlessly many; pages made from it are made anew. */
  #forget(key: string): void {
    const entry = this.#entries.get(key)
    this.#entries.delete(key)
    this.#failed.delete(key)
    if (!entry || isEmpty(entry)) return
    void this.#parts.copies.drop(entry.request)
    this.#tell(key)
  }

  #tell(key: string): void {
    for (const listener of this.#listeners) listener(key)
  }

  /** Asks for what is not kept: there is no end to what visitors search for. */
  async #askOnce(request: ContentRequest): Promise<Answer<EndpointName> | undefined> {
    await this.#admitSearch()
    const result = await this.#searches.run(keyOf(request), () => this.#askSearch(request))
    if (result.kind !== 'ok') return undefined
    const words = new URLSearchParams(request.path.split('?')[1]).get('q')
    const isVain = isEmptyList(result.answer.data)
    if (isVain && words) noteVainSearch({ locale: request.locale, words })
    return result.answer
  }

  async #askSearch(request: ContentRequest): Promise<StudioResult> {
    const { breakers, client, log } = this.#parts
    const { name } = request
    if (!breakers.allows(name)) throw new ContentUnavailable(name)
    const result = await client.ask(request)
    if (result.kind !== 'failed') {
      breakers.succeeded(name)
      return result
    }
    if (result.blame) breakers.failed(name, result.blame)
    log.warn('content_not_read', { key: name, reason: result.reason })
    throw new ContentUnavailable(name)
  }

  /** Asks for one answer; several callers share one question. */
  #refresh(request: ContentRequest): Promise<Entry | undefined> {
    const key = keyOf(request)
    if (this.#inFlight.has(key)) this.#questions.join(key)
    return this.#inFlight.run(key, () => this.#askUntilCurrent(request))
  }

  /** A change announced while the question was under way may have missed its answer: ask again. */
  async #askUntilCurrent(request: ContentRequest): Promise<Entry | undefined> {
    const { breakers, client } = this.#parts
    const key = keyOf(request)
    const find = () => this.#entries.get(key)
    const ear = this.#announcements.openEar()
    try {
      for (let tries = 1; ; tries += 1) {
        let generation: number | undefined
        const result = await this.#questions.run(key, () => {
          ear.listen()
          generation = find()?.generation
          if (!breakers.allows(request.name)) return undefined
          return client.ask(request, { etag: find()?.etag })
        })
        if (!result) {
          this.#retryLater(key)
          return find()
        }
        const isMissed =
          generation === undefined && ear.touches(tagsOf(request, result), request.locale)
        const isOvertaken = isMissed || find()?.generation !== generation
        this.#keep(request, result, isOvertaken)
        if (!isOvertaken || result.kind === 'failed') return find()
        if (tries < mostTries) continue
        this.#retryLater(key)
        return find()
      }
    } finally {
      ear.close()
    }
  }

  /** An answer that is kept and could not be read again is read again by itself, with patience. */
  #retryLater(key: string): void {
    if (this.#entries.has(key)) this.#failed.add(key)
    if (this.#failed.size === 0 || this.#retrying) return
    this.#retrying = servedForHouse(() => setTimeout(() => this.#retry(), retryEveryMs))
    this.#retrying.unref()
  }

  async #retry(): Promise<void> {
    const due = [...this.#failed].flatMap((key) => {
      const entry = this.#entries.get(key)
      return entry && this.#needsRefresh(entry) ? [entry.request] : []
    })
    await this.#refreshInOrder(due)
    this.#retrying = undefined
    const [next] = this.#failed
    if (next !== undefined) this.#retryLater(next)
  }

  #keep(request: ContentRequest, result: StudioResult, isOvertaken: boolean): void {
    const { breakers, log, now } = this.#parts
    const key = keyOf(request)
    const known = this.#entries.get(key)
    if (result.kind === 'failed') {
      this.#keepFailure(request, known, result)
      return
    }
    breakers.succeeded(request.name)
    this.#failed.delete(key)
    if (known?.failures) log.info('content_recovered', { key })
    const current = { isStale: isOvertaken, checkedAt: now(), failures: 0 }
    if (result.kind === 'unchanged') {
      if (known) this.remember({ ...known, ...current })
      return
    }
    const entry = { ...(known ?? createEntry(request)), ...current }
    if (result.kind === 'missing') this.#keepMissing({ ...entry, isGone: result.isGone })
    else this.#keepAnswer(entry, result)
    if (known) this.#tell(key)
  }

  #keepAnswer(entry: Entry, { answer, etag, tags, size }: StudioResult & { kind: 'ok' }): void {
    const known = { ...entry, answer, etag, tags, size, isGone: false }
    this.remember(known)
    if (!isEmpty(known))
      void this.#parts.copies.keep({ request: entry.request, answer, etag, tags, size })
  }

  #keepMissing(entry: Entry): void {
    if (entry.answer) void this.#parts.copies.drop(entry.request)
    this.remember({ ...entry, answer: undefined, etag: undefined, size: 0, tags: [] })
  }

  #keepFailure(
    request: ContentRequest,
    known: Entry | undefined,
    { blame, reason }: StudioResult & { kind: 'failed' },
  ): void {
    const { breakers, log, now } = this.#parts
    const key = keyOf(request)
    if (blame) breakers.failed(request.name, blame)
    if (!known?.failures) log.warn('content_not_read', { key, reason })
    if (!known) return
    this.remember({ ...known, failures: known.failures + 1, checkedAt: now(), isStale: true })
    this.#retryLater(key)
  }

  #needsRefresh({ checkedAt, failures, isStale }: Entry): boolean {
    const age = this.#parts.now() - checkedAt
    if (failures > 0) return age > Math.min(longestRetryMs, 1_000 * 2 ** failures)
    return isStale || age > longestTrustMs
  }

  /** Marks what the chosen entries hold as stale and reads it again, the nearest to the change first. */
  #renew(isTouched: IsTouched, tags: ReadonlySet<string>): void {
    this.#announcements.tell(isTouched)
    const touched: Entry[] = []
    let hasDropped = false
    for (const [key, entry] of this.#entries) {
      // A missing document carries no tags: any change may have brought it.
      if (isEmpty(entry)) {
        this.#dropEmpty(key)
        hasDropped = true
      } else if (isTouched(entry.tags, entry.request.locale)) {
        const stale = { ...entry, isStale: true, generation: entry.generation + 1 }
        this.remember(stale)
        if (isReadWhenAsked(entry.request)) this.#tell(key)
        else touched.push(stale)
      }
    }
    this.#renewals.add(refreshOrder(touched, tags))
    if (hasDropped) for (const listener of this.#emptyListeners) listener()
  }

  #dropEmpty(key: string): void {
    this.#empty.delete(key)
    this.#entries.delete(key)
  }

  async #refreshLogged(request: ContentRequest): Promise<void> {
    try {
      await this.#refresh(request)
    } catch (error) {
      this.#parts.log.error('content_not_renewed', { key: keyOf(request), reason: reasonOf(error) })
    }
  }

  async #refreshInOrder(requests: ContentRequest[]): Promise<void> {
    const queue = requests.values()
    const worker = async () => {
      for (const request of queue) await this.#refresh(request)
    }
    await servedForHouse(() => Promise.all(Array.from({ length: refreshesAtOnce }, worker)))
  }
}

/** Nothing is published there, or nothing in a list that anybody may ask for. */
function isEmpty({ answer, request }: Pick<Entry, 'answer' | 'request'>): boolean {
  if (!answer) return true
  return Array.isArray(answer.data) && answer.data.length === 0 && isNarrowed(request)
}

/** Of an answer that shows something; what is missing may be brought by any change. */
const tagsOf = (request: ContentRequest, result: StudioResult): string[] | undefined =>
  result.kind === 'ok' && !isEmpty({ request, answer: result.answer }) ? result.tags : undefined

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0
