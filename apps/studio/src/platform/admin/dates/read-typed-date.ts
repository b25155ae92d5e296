/** Reads a date as people type it: the day first, by figures or the month's name, in either language and any digits. */
import {
  createFormatter,
  foldDigits,
  type Locale,
  type Months,
  stripBidiControls,
} from '@wajiha/arabic'

export type DateShape = 'day' | 'moment'

/**
 * A day stands at noon in UTC, as the picker stores it; a moment is by the clock of whoever types.
 *
 * @param before what the field holds: a moment that is typed without an hour keeps its hour.
 * @returns `undefined` for what cannot be read, and for days and hours that there never are.
 */
export function readTypedDate(text: string, shape: DateShape, before?: Date): Date | undefined {
  const [day, month, year, time = ''] = partsOf(plain(text))
  if (!day || !month || !year) return undefined
  const [y, m, d] = [Number(year), Number(month) - 1, Number(day)]
  const noon = new Date(Date.UTC(y, m, d, 12))
  // Engines roll 31 February over into March.
  if (noon.getUTCMonth() !== m || noon.getUTCDate() !== d) return undefined
  if (shape === 'day') return time ? undefined : noon
  const clock = time ? readClock(time) : [before?.getHours() ?? 0, before?.getMinutes() ?? 0]
  return clock && new Date(y, m, d, ...clock)
}

function partsOf(text: string): (string | undefined)[] {
  const [, year, month, day, time] = isoForm.exec(text) ?? []
  if (year) return [day, month, year, time]
  const [, ...dayFirst] = dayFirstForm.exec(text) ?? []
  if (dayFirst.length > 0) return dayFirst
  const [, named, dayAfter, yearAfter, timeAfter] = monthFirstForm.exec(text) ?? []
  return [dayAfter, named, yearAfter, timeAfter]
}

/** A month that was named stands as `m5`: it alone may come before the day. */
const between = String.raw`(?:\s*[/.-]\s*|\s+)`
const time = String.raw`(?:[\st]+(.+))?`
const isoForm = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`)
const dayFirstForm = new RegExp(
  String.raw`^(\d{1,2})${between}m?(\d{1,2})${between}(\d{4})${time}$`,
)
const monthFirstForm = new RegExp(String.raw`^m(\d{1,2})\s+(\d{1,2})\s+(\d{4})${time}$`)

/** `9:05`, `14:30`, `2:30 م`, `2 pm` → hours and minutes. */
function readClock(text: string): [hours: number, minutes: number] | undefined {
  const [, hour, minute, half] = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*(am|pm)?$/.exec(text) ?? []
  if (!hour || (minute === undefined && !half)) return undefined
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  const isSound = half ? hours >= 1 && hours <= 12 : hours <= 23
  if (!isSound || minutes > 59) return undefined
  return [half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours, minutes]
}

/** Latin digits, months by their number, halves of the day as `am` and `pm`, and nothing else but signs between. */
function plain(text: string): string {
  const folded = unmarked(foldDigits(stripBidiControls(text))).replaceAll(/[،,\s]+/gu, ' ')
  const named = months.reduce((said, [name, month]) => said.replace(name, ` m${month} `), folded)
  const halved = halves.reduce((said, [name, half]) => said.replace(name, half), named)
  return halved.replaceAll(/\s+/g, ' ').trim()
}

/** Without vowels, hamza or capitals, which some type and others do not. */
const unmarked = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const word = (said: string) => new RegExp(String.raw`(?<!\p{L})${said}\.?(?!\p{L})`, 'u')
const halves: [RegExp, string][] = [
  [word('(?:ص|صباحا|a\\.?m)'), ' am'],
  [word('(?:م|مساء|p\\.?m)'), ' pm'],
]

/** By the names that the site can say, long and short, those of the Levant among them, and by three English letters. */
const months: [RegExp, number][] = [
  ...namesOf('ar', 'gregorian'),
  ...namesOf('ar', 'levantine'),
  ...namesOf('en', 'gregorian'),
  ...namesOf('en', 'gregorian').map(([name, month]): [string, number] => [name.slice(0, 3), month]),
]
  .sort(([one], [other]) => other.length - one.length)
  .map(([name, month]) => [word(name), month])

function namesOf(locale: Locale, names: Months): [string, number][] {
  const { date } = createFormatter({ locale, months: names, numerals: 'latn' })
  return (['long', 'medium'] as const).flatMap((style) =>
    Array.from({ length: 12 }, (_, at): [string, number] => {
      const day = `2026-${String(at + 1).padStart(2, '0')}-15`
      return [
        unmarked(date(day, { style }))
          .replaceAll(/[\d\s]+/g, ' ')
          .trim(),
        at + 1,
      ]
    }),
  )
}
