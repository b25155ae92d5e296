/**
 * Draws a draft, or why there is none to see. Neither runs any script of the site's: nothing measures a preview,
 * and no app goes on from it with what it holds.
 */
import { createFormatter, type Locale } from '@wajiha/arabic'
import { type DrawnField, previewMessages } from '@wajiha/contract/preview-frame'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { localisedPath } from '#app/locale/paths.ts'
import type { Address } from '#app/locale/read-address.ts'
import { escapeHtml } from '#app/seo/escape-html.ts'
import type { Readable } from '../pages/outcome.ts'
import type { Pages } from '../pages/pages.ts'
import { readWriting } from '../pages/read-writing.ts'
import type { Rendering } from '../pages/render.ts'
import { withoutScript } from '../pages/without-script.ts'
import { markFields } from './mark-fields.ts'
import { previewWords, type Refusal } from './words.ts'

export const barStyles = '/_preview.css'
export const frameScript = '/_preview.js'

/** @param expiresAt until when it may be looked at, and @param now: milliseconds. */
export async function drawDraft(
  pages: Pages,
  asked: { from: Readable; address: Address; expiresAt: number; now: number },
): Promise<Rendering> {
  const { from, address } = asked
  const rendering = await pages.readFrom(from, address)
  if (rendering.kind !== 'html') return rendering
  const { locale } = address
  const still = withoutScript(rendering)
  const said = sayEnd({ locale, ...(await readWriting(from, locale)) }, asked)
  return { ...still, html: withBar(still.html, { locale, said, canonical: address.canonical }) }
}

/** A draft as the studio shows it beside its form: its parts marked with their fields, and no bar of its own. */
export async function drawFramed(
  pages: Pages,
  { from, address, fields }: { from: Readable; address: Address; fields: readonly DrawnField[] },
): Promise<Rendering> {
  const rendering = await pages.readFrom(from, address)
  if (rendering.kind !== 'html') return rendering
  const still = withoutScript(rendering)
  return { ...still, html: markFields(still.html, fields) }
}

/** The page with the one script that it has in the studio's frame. @param studio its origin. */
export function inFrameOf(studio: string, html: string): string {
  const names = Object.entries({ studio, ...previewMessages })
  const data = names.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`).join('')
  return html.replace(
    '</head>',
    `${styles}<script src="${frameScript}" defer${data}></script></head>`,
  )
}

type Writing = Parameters<typeof createFormatter>[0]
const hourMs = 3_600_000

/** Within the hour by its minutes, else by its day. */
function sayEnd(writing: Writing, { expiresAt, now }: { expiresAt: number; now: number }): string {
  const { until, untilDay } = previewWords[writing.locale]
  const format = createFormatter(writing)
  const leftMs = expiresAt - now
  if (leftMs <= hourMs)
    return until.replace('{time}', format.minutes(Math.max(1, Math.ceil(leftMs / 60_000))))
  const day = format.date(new Date(expiresAt).toISOString(), { timeZone: agencyTimeZone })
  return untilDay.replace('{day}', day)
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
  const rendering = await pages.reworded(address, () => ({ ...said, next: [], actions }))
  if (rendering.kind !== 'html') return rendering
  return withoutScript(rendering)
}

type Bar = { locale: Locale; said: string; canonical: string }

/** The bar at the foot of a draft: that it is one, for how long, and the way out. */
function withBar(html: string, { locale, said, canonical }: Bar): string {
  const { title, end } = previewWords[locale]
  const leaving = `/preview/end?of=${encodeURIComponent(canonical)}`
  const bar = `<aside class="preview-bar" aria-label="${title}"><p><b>${title}</b> ${escapeHtml(said)}</p><a href="${escapeHtml(leaving)}">${end}</a></aside>`
  return html.replace('</head>', `${styles}</head>`).replace('</body>', `${bar}</body>`)
}

const styles = `<link rel="stylesheet" href="${barStyles}"><meta name="robots" content="noindex">`
