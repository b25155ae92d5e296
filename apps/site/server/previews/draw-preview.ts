/**
 * Draws a draft, or why there is none to see. Neither runs any script: nothing measures a preview,
 * and no app goes on from it with what it holds.
 */
import { createFormatter, type Locale } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import type { Address } from '#app/locale/read-address.ts'
import { escapeHtml } from '#app/seo/escape-html.ts'
import type { Readable } from '../pages/outcome.ts'
import type { Pages } from '../pages/pages.ts'
import { readWriting } from '../pages/read-writing.ts'
import type { Rendering } from '../pages/render.ts'
import { withoutScript } from '../pages/without-script.ts'
import { previewWords, type Refusal } from './words.ts'

export const barStyles = '/_preview.css'

/** @param leftMs how long it may still be looked at. */
export async function drawDraft(
  pages: Pages,
  { from, address, leftMs }: { from: Readable; address: Address; leftMs: number },
): Promise<Rendering> {
  const rendering = await pages.readFrom(from, address)
  if (rendering.kind !== 'html') return rendering
  const { locale } = address
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000))
  const format = createFormatter({ locale, ...(await readWriting(from, locale)) })
  const still = withoutScript(rendering)
  return { ...still, html: withBar(still.html, locale, format.minutes(minutes)) }
}

export async function drawRefusal(
  pages: Pages,
  locale: Locale,
  reason: Refusal,
): Promise<Rendering> {
  const words = previewWords[locale]
  const canonical = localisedPath('/thank-you', locale)
  const address = {
    page: 'thank-you',
    locale,
    params: {},
    query: {},
    choices: {},
    canonical,
  } as const
  const actions = [{ label: words.home, href: '/' }]
  const said = { title: words[`${reason}.title`], lead: words[`${reason}.lead`] }
  const rendering = await pages.reworded(address, { ...said, next: [], actions })
  if (rendering.kind !== 'html') return rendering
  return withoutScript(rendering)
}

/** The bar at the foot of a draft: that it is one, for how long, and the way out. */
function withBar(html: string, locale: Locale, time: string): string {
  const { title, until, end } = previewWords[locale]
  const said = escapeHtml(until.replace('{time}', time))
  const bar = `<aside class="preview-bar" aria-label="${title}"><p><b>${title}</b> ${said}</p><a href="/preview/end">${end}</a></aside>`
  const styles = `<link rel="stylesheet" href="${barStyles}"><meta name="robots" content="noindex">`
  return html.replace('</head>', `${styles}</head>`).replace('</body>', `${bar}</body>`)
}
