/**
 * Turns what was read into HTML through the app's own build. Rendering is given everything it needs
 * and asks for nothing: no network, no clock, no visitor.
 */
import type { Locale } from '@wajiha/arabic'
import { accentCss } from '@wajiha/brand/accent'
import type { PageOutcome, ServerContext } from '#app/content/page-data.ts'
import type { InlineStyles } from './inline-styles.ts'
import { joinScripts } from './join-scripts.ts'
import { markOf, type Own, takeOwnScripts } from './own-scripts.ts'
import { dropUnusedNames } from './unused-names.ts'

/** The build's request handler: `dist/server/server.js`, or the development server's. */
export type App = {
  fetch: (request: Request, options: { context: ServerContext }) => Promise<Response> | Response
}

/** A document, and what of its inline code is ours: only that may run. */
export type Drawn = { html: string; own: Own }

export type Rendering =
  | ({ kind: 'html'; status: number } & Drawn)
  | { kind: 'redirect'; status: number; location: string }

/** What a page shows to one visitor alone; a page made with it is never kept. */
export type Personal = Pick<ServerContext, 'form' | 'isAdmitted' | 'reference'>

export type Render = (
  path: string,
  locale: Locale,
  outcome: PageOutcome,
  personal?: Personal,
) => Promise<Rendering>

/**
 * @param app asked for at each rendering, so that the development server may replace it.
 * @param inlineStyles puts small style sheets into the document.
 */
export function createRender(
  app: () => Promise<App>,
  facts: Pick<ServerContext, 'origin' | 'buildId' | 'imageHosts' | 'rules'>,
  inlineStyles: InlineStyles = (html) => ({ html, styles: [] }),
): Render {
  return async (path, locale, outcome, personal = {}) => {
    const { fetch } = await app()
    const request = new Request(facts.origin + path, { headers: { accept: 'text/html' } })
    const marked: ServerContext['marked'] = {}
    const response = await fetch(request, {
      context: { ...facts, ...personal, locale, outcome, marked },
    })
    const location = response.headers.get('location')
    if (location) return { kind: 'redirect', status: response.status, location }
    const written = await response.text()
    if (outcome.kind !== 'unavailable') requireWhole(written, response.status, path)
    const accent = accentCss(outcome.shell?.general.accent ?? '')
    const drawn = drawnFrom(written, marked.nonce, inlineStyles, accent)
    return { kind: 'html', status: statusOf(outcome), ...drawn }
  }
}

/** How React writes a part that failed while it was drawn, for browsers to try again: here, it is lost. */
const abandoned = '<!--$!-->'

/** @throws where a part of a page was not drawn: a page with a hole is neither shown nor kept. */
function requireWhole(html: string, status: number, path: string): void {
  const isWhole = status < 500 && !html.includes(abandoned)
  if (!isWhole) throw new Error(`A part of ${path} could not be drawn (${status}).`)
}

/** What the agency chose goes over the shared sheet: it lies in no layer. */
const withStyle = (html: string, css: string) =>
  css ? html.replace('</head>', () => `<style>${css}</style></head>`) : html

function drawnFrom(
  written: string,
  nonce: string | undefined,
  inlineStyles: InlineStyles,
  accent: string,
): Drawn {
  const mark = markOf(nonce)
  const taken = takeOwnScripts(joinScripts(dropUnusedNames(written, mark), mark), nonce)
  const { html, styles } = inlineStyles(taken.html)
  const own = accent ? [...styles, accent] : styles
  return { html: withStyle(html, accent), own: { scripts: taken.scripts, styles: own } }
}

function statusOf(outcome: PageOutcome): number {
  if (outcome.kind === 'page') return 200
  if (outcome.kind === 'unavailable') return outcome.statusCode ?? 503
  return outcome.isGone ? 410 : 404
}
