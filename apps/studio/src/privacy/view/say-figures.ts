import type { Language } from '../../platform/admin/words.ts'
import { figuresIn, momentsIn } from '../../platform/i18n/figures.ts'

export type Span = { count: number; unit: 'month' | 'day' }

export const numberIn = (value: number, language: Language) => figuresIn(language).format(value)

/** @param timeZone of the agency, as the settings of attribution say. */
export const dayIn = (at: string, language: Language, timeZone: string) =>
  momentsIn(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** `24 شهرًا`, `30 days`. */
export const spanIn = ({ count, unit }: Span, language: Language) =>
  figuresIn(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
