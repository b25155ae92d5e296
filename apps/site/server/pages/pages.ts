/**
 * Pages and their payloads: read, rendered, compiled and kept. This is the one place that knows how
 * an address becomes bytes.
 */
import { type Locale, localePrefix } from '@wajiha/arabic'
import type { PageOf } from '@wajiha/contract'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import type { PageData, PageOutcome, PassingPage } from '#app/content/page-data.ts'
import { nameOfChoice } from '#app/locale/campaign-choice.ts'
import type { Address } from '#app/locale/read-address.ts'
import type { Content } from '../content/content.ts'
import type { EdgeHeaders } from '../edge/edge-headers.ts'
import { compressNow } from '../http/compress.ts'
import { noRoute } from '../http/problems.ts'
import type { Policy } from './content-security-policy.ts'
import { mayStand } from './may-stand.ts'
import { type MovedOutcome, type Readable, readOutcome } from './outcome.ts'
import { PageStore, type StoredPage } from './page-store.ts'
import { readSpoken } from './read-writing.ts'
import type { Drawn, Personal, Render, Rendering } from './render.ts'

export type Pages = ReturnType<typeof createPages>

/** `isStored: false` makes every page anew, for development. */
type Parts = {
  content: Content
  render: Render
  policy: Policy
  isStored?: boolean
  /** What a page says to the shared cache before the site; nothing where there is none. */
  edge?: EdgeHeaders | undefined
}

/** Nothing to keep: the page is missing, leads elsewhere or cannot be read just now. */
class Refused extends Error {
  readonly outcome: PageOutcome
  constructor(outcome: PageOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

export function createPages({ content, render, policy, isStored = true, edge }: Parts) {
  const store = new PageStore()
  content.onChange((key) => store.renew(key))

  /** Fills a place in the store. A studio that is away rejects, so the page that stands goes on standing. */
  function fill(key: string, address: Address, compile: (outcome: PageFound) => Compiled) {
    const make = async () => {
      const dependsOn = new Set<string>()
      const outcome = await readOutcome(content, address, (read) => dependsOn.add(read))
      if (outcome.kind === 'missing' || outcome.kind === 'moved') return undefined
      if (outcome.kind === 'unavailable') throw new Refused(outcome)
      const compiled = await compile(outcome)
      const { isPassing } = outcome.page as PassingPage
      if (!compiled) return undefined
      if (isPassing) return { ...compiled, dependsOn, isPassing }
      return { ...compiled, dependsOn, ...withEdge(address, compiled.headers, dependsOn) }
    }
    if (!isStored) return make()
    return store.fill(key, make, shelfOf(address))
  }

  function withEdge(address: Address, own: StoredPage['headers'], dependsOn: ReadonlySet<string>) {
    const lines = edge?.(address, own, dependsOn)
    return lines && { headers: { ...own, ...lines }, unkeptHeaders: own }
  }

  function stored(key: string): StoredPage | undefined {
    const page = isStored ? store.find(key) : undefined
    if (page) content.hurry(page.dependsOn)
    return page
  }

  /** What was read, drawn for the visitor, or where they are led instead. */
  function draw(address: Address, outcome: PageOutcome | MovedOutcome, personal?: Personal) {
    if (outcome.kind === 'moved') return { ...outcome, kind: 'redirect' } as const
    return render(address.canonical, address.locale, outcome, personal)
  }

  return {
    store,
    /** A finished page if it is at hand, without any waiting. */
    find: (address: Address) => stored(keyOf(address)),
    /** The page of an address: kept if it stands, and otherwise what to say instead. */
    async page(address: Address): Promise<StoredPage | Rendering> {
      const page = await orNothing(
        fill(keyOf(address), address, async (outcome) => {
          const rendering = await render(address.canonical, address.locale, outcome)
          return rendering.kind === 'html' ? htmlPage(rendering, address, policy) : undefined
        }),
      )
      return page ?? draw(address, await readOutcome(content, address))
    },
    mayStand: (address: Address) => mayStand(content, address),
    /** A page for one visitor alone, made anew and not kept. */
    personal: async (address: Address, personal: Personal): Promise<Rendering> =>
      draw(address, await readOutcome(content, address), personal),
    /** A page read from somewhere else, such as a draft; made anew and never kept. */
    readFrom: async (from: Readable, address: Address): Promise<Rendering> =>
      draw(address, await readOutcome(from, address), admitted),
    /**
     * The thank-you page with other words in place of the editor's, for one visitor alone.
     * @param say hears what the agency says in place of what is built in.
     */
    async reworded(address: Address, say: Say): Promise<Rendering> {
      const outcome = await readOutcome(content, address)
      const { canonical, locale } = address
      if (outcome.kind === 'moved' || !outcome.shell) return draw(address, outcome)
      const own =
        outcome.kind === 'page' ? (outcome.page as PageData<'thank-you'>).words : bareWords
      const words = say(outcome.shell.general.words)
      const page = { words: { ...own, ...words, seo: unsaid } } as PageData<'thank-you'>
      return render(canonical, locale, { kind: 'page', shell: outcome.shell, page }, admitted)
    },
    /** The data of a page as JSON, for navigations inside the app; or the status to answer instead. */
    payload: (address: Address) =>
      json(`${keyOf(address)} payload`, address, (outcome) => outcome.page),
    /** The header's and footer's data of a language as JSON. */
    shell: (locale: Locale) =>
      json(`${locale} shell`, homeAddress(locale), (outcome) => outcome.shell),
    /** The screen of an address where no page can stand. */
    async unmatched(path: string, locale: Locale, message = noRoute(path)): Promise<Rendering> {
      const spoken = await readSpoken(content, locale)
      const outcome = { kind: 'missing', message, ...spoken } as const
      // The router reads `//` as another host, and leads from spaces at an end to a path without.
      const isPlain = !path.includes('//') && !/\s(?:\/|\?|$)/.test(path)
      return render(isPlain ? encodeURI(path) : nowhere, locale, outcome)
    },
    /** The screen of an unexpected failure. */
    broken: (locale: Locale, reference: string) =>
      screen(locale, { kind: 'unavailable', statusCode: 500, reference }),
    /** The screen of a moment in which there is nothing to show. */
    unavailable: (locale: Locale) => screen(locale, { kind: 'unavailable' }),
    /** The screen of whoever asks for more than their share. */
    tooMany: (locale: Locale) => screen(locale, { kind: 'unavailable', statusCode: 429 }),
    /** The screen of an address that cannot be read, or of what no page takes. */
    refused: (locale: Locale, status: 404 | 405) =>
      screen(
        locale,
        status === 404
          ? { kind: 'missing', message: 'Page not found' }
          : { kind: 'unavailable', statusCode: status },
      ),
  }

  /** The screen of what is no page, under a path that leads to none. */
  async function screen(locale: Locale, outcome: PageOutcome): Promise<Drawn> {
    const path = outcome.kind === 'missing' ? nowhere : homeAddress(locale).canonical
    const spoken = await readSpoken(content, locale)
    const rendering = await render(path, locale, { ...outcome, ...spoken } as PageOutcome)
    return rendering.kind === 'html' ? rendering : { html: '', own: { scripts: [], styles: [] } }
  }

  /** Where the app is to go on; else 410 for what will not come back, 404 for what is not there. */
  async function missingAnswer(address: Address) {
    const outcome = await readOutcome(content, address)
    if (outcome.kind === 'moved') return jsonPage({ redirect: outcome.location })
    return outcome.kind === 'missing' && outcome.isGone ? 410 : 404
  }

  async function json(key: string, address: Address, pick: (outcome: PageFound) => unknown) {
    const known = stored(key)
    if (known) return known
    try {
      const compile = async (outcome: PageFound) => jsonPage(pick(outcome))
      return (await fill(key, address, compile)) ?? (await missingAnswer(address))
    } catch (error) {
      if (error instanceof Refused) return 503
      throw error
    }
  }
}

type ThanksWords = Pick<PageOf<'thank-you'>, 'title' | 'lead' | 'next' | 'actions'>

type Say = (own: OwnWords | undefined) => ThanksWords
/** What the editor says of the page in its head is not what other words say. */
const unsaid = { noindex: true }
const admitted = { isAdmitted: true }
/** What such a page needs beside its words while the editor's own is not published. */
const bareWords = { key: 'thank-you', languages: ['ar', 'en'] } as const

/** A page's place in the store: its address, and what of a campaign was chosen. */
const keyOf = ({ canonical, choice }: Address) =>
  choice ? `${canonical} ${nameOfChoice(choice)}` : canonical

/** Paths are as many as there is content; what stands behind the question mark is anybody's. */
const shelfOf = ({ query, choices }: Address) =>
  Object.keys(query).length + Object.keys(choices).length === 0 ? 'site' : 'others'

type PageFound = PageOutcome & { kind: 'page' }
type Compiled = Promise<Omit<StoredPage, 'dependsOn'> | undefined>

const homeAddress = (locale: Locale): Address => ({
  page: 'home',
  locale,
  params: {},
  query: {},
  choices: {},
  canonical: localePrefix(locale) || '/',
})

async function orNothing<Value>(filling: Promise<Value>): Promise<Value | undefined> {
  try {
    return await filling
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** A path that leads to no page, and that no router reads otherwise. */
const nowhere = '/-/-/-'

const revalidate = 'public, max-age=0, must-revalidate'

function htmlPage({ html, own }: Drawn, { locale, canonical }: Address, policy: Policy) {
  return {
    body: compressNow(Buffer.from(html)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': policy(own),
      'cache-control': revalidate,
      // Only `/` answers by the visitor's language, with a redirect for some.
      ...(canonical === '/' ? { vary: 'Accept-Encoding, Accept-Language, Cookie' } : {}),
    },
  }
}

function jsonPage(data: unknown) {
  return {
    body: compressNow(Buffer.from(JSON.stringify(data))),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': revalidate },
  }
}
