/** Numbers and days as a reader of either language writes them. */
import type { Column, Kind } from './table.ts'

export type Reader = {
  locale: 'ar' | 'en'
  /** Digits of Arabic text: `arab` is ٠١٢٣. */
  digits: 'arab' | 'latn'
  currency: string
}

/** Reads a column's sums in its own currency. */
export const readerOf = ({ currency }: Column, reader: Reader): Reader =>
  currency ? { ...reader, currency } : reader

const tagOf = ({ locale, digits }: Reader) => ({ ar: `ar-u-nu-${digits}`, en: 'en-GB' })[locale]

/** A plain number where the currency was typed as something that has no sign: `ر.س`. */
const asMoney = ({ currency }: Reader): Intl.NumberFormatOptions =>
  /^[a-z]{3}$/i.test(currency) ? { style: 'currency', currency } : {}

/** For large letters, where a sum has no room for its thousands: `١٩٩ مليون ر.س.`. */
export const shortFigure = (value: number | null | undefined, kind: Kind, reader: Reader) =>
  kind !== 'money' || !value || value < 100_000
    ? figure(value, kind, reader)
    : new Intl.NumberFormat(tagOf(reader), {
        ...asMoney(reader),
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(value)

/** `1234.5` → `١٬٢٣٤٫٥`; `null` → `–`. Counts of shared credit keep one decimal. */
export function figure(value: number | null | undefined, kind: Kind, reader: Reader): string {
  if (value === null || value === undefined) return '–'
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tagOf(reader), options).format(value)
  switch (kind) {
    case 'share':
      return format({ style: 'percent', maximumFractionDigits: value > 0 && value < 0.1 ? 1 : 0 })
    case 'money':
      return format({ ...asMoney(reader), maximumFractionDigits: 0 })
    case 'hours':
      return duration(value, reader)
    default:
      return format({ maximumFractionDigits: 1 })
  }
}

const unitDisplays = { ar: 'long', en: 'short' } as const

/** The largest unit that fits, with a decimal where it is small: `٤٥ دقيقة`, `2.5 hr`. */
function duration(hours: number, reader: Reader): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day']
  return new Intl.NumberFormat(tagOf(reader), {
    style: 'unit',
    unit,
    unitDisplay: unitDisplays[reader.locale],
    maximumFractionDigits: value < 10 && unit !== 'minute' ? 1 : 0,
  }).format(value)
}

/** `2026-11-15` → `١٥ نوفمبر`. */
export const dayName = (day: string, reader: Reader): string =>
  new Intl.DateTimeFormat(tagOf(reader), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).format(new Date(`${day}T00:00:00Z`))
