/**
 * What of a page's inline code is the renderer's own. Only that gets a hash in the policy: a script that
 * came into the HTML in any other way stands there and does not run.
 */

/** Sources of inline scripts and style sheets, as they stand in the document. */
export type Own = { scripts: readonly string[]; styles: readonly string[] }

/** Structured data is no script to the browser: it runs nothing and needs no permission. */
const runs = (attributes: string) => !/\ssrc=|\stype="application\/ld\+json"/.test(attributes)

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** How the renderer marks what it writes; without a nonce nothing is marked. */
export const markOf = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '')

/**
 * Collects the scripts that carry the nonce of this very rendering, which nobody could know before, and
 * takes every sign of it away: a page is kept and sent to everybody.
 */
export function takeOwnScripts(
  html: string,
  nonce: string | undefined,
): { html: string; scripts: string[] } {
  if (!nonce) return { html, scripts: [] }
  const mark = markOf(nonce)
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const scripts = [...html.matchAll(script)].flatMap(([, attributes = '', source = '']) =>
    attributes.includes(mark) && runs(attributes) ? [source.replaceAll(mark, '')] : [],
  )
  return { html: html.replaceAll(meta, '').replaceAll(mark, ''), scripts }
}
