/** The shape of every page's data, taken from its reader; types only, no code. */
import type { PageId } from '#app/addresses.ts'
import type { FormAnswer } from '#app/content/form-answer.ts'
import type { readers } from '#server/pages/readers.ts'
import type { readShell } from './shell.server.ts'

export type PageData<Id extends PageId> = NonNullable<Awaited<ReturnType<(typeof readers)[Id]>>>
/**
 * A page that is made for whoever asks and not kept, because its address holds a visitor's own words
 * or a filter that nobody offers: there is no end to those.
 */
export type PassingPage = { isPassing?: true | undefined }

export type ShellData = NonNullable<Awaited<ReturnType<typeof readShell>>>

/** Everything a page is rendered from. */
export type PageOutcome =
  | { kind: 'page'; shell: ShellData; page: PageData<PageId> }
  /** `isGone`: there was a page once, and there will not be one again. */
  | ({ kind: 'missing'; message: string; isGone?: boolean } & Known)
  /** `statusCode`: not for now, but for what nobody expected (500), no page takes (405) or too many asked for (429); `reference`: of our log. */
  | ({ kind: 'unavailable'; statusCode?: 500 | 405 | 429; reference?: string } & Known)

/** What is known of the site where there is no page: `writing` alone where its shell is not asked for. */
type Known = {
  shell?: ShellData | undefined
  writing?: ShellData['general']['writing'] | undefined
  /** What the agency says in its own words, alike. */
  own?: ShellData['general']['words'] | undefined
}

/** What the server hands to the router for one request; never sent to the browser as such. */
export type ServerContext = {
  locale: import('@wajiha/contract').Locale
  origin: string
  buildId: string
  /** Remote hosts whose pictures this site resizes. */
  imageHosts: readonly string[]
  /** What visitors are asked before anything is kept of them. */
  rules: import('#app/consent/start/consent.ts').ConsentRules
  outcome: PageOutcome
  /** What the app tells back: the nonce by which it marks the scripts that it writes itself. */
  marked: { nonce?: string | undefined }
  /** What became of a form that was sent to this page without script. */
  form?: FormAnswer | undefined
  /** The thank-you page may be shown: the server has seen this visitor's one-time cookie. */
  isAdmitted?: boolean | undefined
  /** The number of what that visitor sent. */
  reference?: string | undefined
}
