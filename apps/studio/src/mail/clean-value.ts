/** What may be put into a mail: clean text of one line or several, bounded, isolated where it is shown. */
import { foldDigits, groupPhone, isolate, isolateLtr, stripBidiControls } from '@wajiha/arabic'
import type { PlaceholderKind } from './placeholders.ts'

// Controls, lone surrogates and other marks that nobody can see; line breaks are dealt with first.
const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF\uFFFE\uFFFF]/gu
const longest = { line: 300, text: 12_000, url: 2_000 }

/** A value as it may be printed: `''` for what is none. Never throws. */
export function cleanValue(value: unknown, kind: PlaceholderKind): string {
  const given = typeof value === 'string' ? value.slice(0, 4 * longest.text) : ''
  if (kind === 'text') return cleanText(given)
  const line = cleanLine(given)
  if (kind === 'url') return isWebAddress(line) ? line : ''
  if (kind === 'number') return foldDigits(line).replace(/\D/g, '').slice(0, 20)
  return shorten(line, longest.line)
}

/** One line without anything that could begin another, or turn the words around it. */
export function cleanLine(text: string): string {
  const parted = text.toWellFormed().replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
  return stripBidiControls(parted)
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC')
}

function cleanText(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\r\n\u0085\u2028\u2029]/)
  const clean = lines.map((line) => stripBidiControls(line).replace(unseen, '').trimEnd())
  return shorten(clean.join('\n').trim().normalize('NFC'), longest.text)
}

function shorten(text: string, most: number): string {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

/** Only addresses that a browser opens as a page; never `javascript:` and the like. */
function isWebAddress(text: string): boolean {
  return text.length <= longest.url && /^https?:\/\/[^\s"'<>\\]+$/i.test(text) && URL.canParse(text)
}

/** A value inside plain text: kept in its own order by invisible marks. */
export function isolated(value: string, kind: PlaceholderKind): string {
  if (value === '' || kind === 'url' || kind === 'number') return value
  if (kind === 'phone') return isolateLtr(groupPhone(value))
  if (kind === 'email') return isolateLtr(value)
  if (kind === 'text') return value.split('\n').map(isolate).join('\n')
  return isolate(value)
}

/** Text for markup, inside attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
