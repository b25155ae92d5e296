/**
 * The few parts of HTML that every mail program draws alike: tables and inline styles. Each table and
 * cell says its direction and language again, because Outlook takes over neither from its parents.
 */
import { directionOf, type Locale } from '@wajiha/arabic'
import { inks as brandInks, roles } from '@wajiha/brand/inks'

/** The brand by day: mail programs that turn colours around by night do so by themselves. */
export const inks = {
  ground: roles['bg-2'].light,
  paper: roles.bg.light,
  field: roles.field.light,
  strong: roles['on-field'].light,
  text: roles.text.light,
  quiet: roles['text-2'].light,
  line: brandInks.line,
  accent: roles.accent.light,
  button: roles['btn-bg'].light,
  onButton: roles['btn-ink'].light,
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
