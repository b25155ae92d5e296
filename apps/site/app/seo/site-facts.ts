import type { Locale } from '@wajiha/arabic'
import type { ConsentRules } from '#app/consent/start/consent.ts'
import type { FormAnswer } from '#app/content/form-answer.ts'
import type { ServerContext, ShellData } from '#app/content/page-data.ts'

/** What the browser must know of this site and build, sent once with the first page. */
export type SiteFacts = {
  origin: string
  buildId: string
  locale: Locale
  /** Remote hosts whose pictures this site resizes; missing for none. */
  imageHosts?: readonly string[] | undefined
  /** What visitors are asked before anything is kept of them. */
  rules?: ConsentRules | undefined
  /** What the 404 screen says when the address matched no route at all. */
  missing?: string | undefined
  /** In which figures an error is numbered, on its screen alone; missing for the language's own. */
  writing?: { numerals: 'latn' } | undefined
  /** What the agency says in its own words, where no page brings them; missing for none. */
  own?: ShellData['general']['words'] | undefined
  /** What became of a form that was sent without script; read by `useForm`. */
  form?: FormAnswer | undefined
  /** The number of what was sent without script, on the page that thanks for it. */
  reference?: string | undefined
}

/** The facts of a request; in the browser the root's loader has already run on the server. */
export function siteFacts(context: ServerContext | undefined): SiteFacts {
  if (!context) return { origin: window.location.origin, buildId: '', locale: 'ar' }
  const { origin, buildId, locale, outcome, imageHosts, rules, form, reference } = context
  const missing = outcome.kind === 'missing' ? outcome.message : undefined
  const writing =
    outcome.kind === 'page' ? undefined : (outcome.writing ?? outcome.shell?.general.writing)
  const own = outcome.kind === 'page' ? undefined : (outcome.own ?? outcome.shell?.general.words)
  return {
    origin,
    buildId,
    locale,
    rules,
    ...(imageHosts.length > 0 ? { imageHosts } : {}),
    ...(missing ? { missing } : {}),
    ...(writing?.numerals === 'latn' ? { writing: { numerals: 'latn' } } : {}),
    ...(own ? { own } : {}),
    ...(form ? { form } : {}),
    ...(reference ? { reference } : {}),
  }
}
