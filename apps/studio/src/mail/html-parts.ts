/**
 * The few parts of HTML that every mail program draws alike: tables and inline styles. Each table and
 * cell says its direction and language again, because Outlook takes over neither from its parents.
 */
import { directionOf, type Locale } from '@wajiha/arabic'

/** The brand's colours as mail programs read them; `packages/brand/tokens.css` is their source. */
export const inks = {
  ground: '#f1f3e5',
  paper: '#fbfbf4',
  field: '#dbe9a0',
  strong: '#460c20',
  text: '#360e1a',
  quiet: '#5a3841',
  line: '#d9cfc7',
  accent: '#ed4a24',
  button: '#460c20',
  onButton: '#dbe9a0',
}

const fonts = "'Segoe UI',Tahoma,Arial,sans-serif"
const base = `font-family:${fonts};font-size:17px;line-height:29px;color:${inks.text};`

type TableOptions = { isWide?: boolean; ground?: string; width?: number; style?: string }
type CellOptions = { style?: string; width?: number | '100%'; ground?: string }

/** `dir` and `lang` as attributes. */
export const spoken = (locale: Locale) => `dir="${directionOf(locale)}" lang="${locale}"`

// Mail programs do not know `start`; the side follows from the language.
export const side = (locale: Locale) => (directionOf(locale) === 'rtl' ? 'right' : 'left')

export function table(rows: string, locale: Locale, options: TableOptions = {}): string {
  const { isWide = true, ground, width, style = '' } = options
  const measure = width ? `width="${width}"` : isWide ? 'width="100%"' : ''
  const colour = ground ? ` bgcolor="${ground}"` : ''
  return `<table role="presentation" ${spoken(locale)} ${measure}${colour} align="${side(locale)}" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${isWide ? 'width:100%;' : ''}${style}">${rows}</table>${isWide ? '' : clear}`
}

// A narrow table floats in Outlook: what follows must begin below it.
const clear = '<br clear="all" style="line-height:0;font-size:0;">'

export function cell(html: string, locale: Locale, options: CellOptions = {}): string {
  const { style = '', width, ground } = options
  const measure = width ? ` width="${width}"` : ''
  const colour = ground ? ` bgcolor="${ground}"` : ''
  return `<td ${spoken(locale)} align="${side(locale)}"${measure}${colour} style="${base}text-align:${side(locale)};${style}">${html}</td>`
}
