/** Telephone numbers as people of the region type them, read with the full metadata (LEAD-03). */
import { foldDigits } from '@wajiha/arabic'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { looksLikePhone } from './checks.ts'
import { cleanLine } from './clean.ts'

export type Phone = {
  /** `+966501234567`. */
  phoneE164: string
  /** ISO 3166-1 alpha-2; absent for numbers of no country, such as +800. */
  phoneCountry?: string
  /** As the metadata name it: `MOBILE`, `FIXED_LINE`, `SHARED_COST` … */
  phoneType?: string
  /** As typed, cleaned; digits as they were. */
  phoneRaw: string
}

/**
 * Reads a number: digits of any system, `00` or nothing before the country's code, a zero after it,
 * marks of a chat. All of `٠٥٠١٢٣٤٥٦٧`, `00966501234567`, `+9660501234567` are `+966501234567` in SA.
 *
 * @param country taken for a number without its country's code.
 * @returns nothing for what is no number there.
 */
export function readPhone(text: string, country: string): Phone | undefined {
  if (!looksLikePhone(text)) return undefined
  const phoneRaw = cleanLine(text)
  for (const candidate of candidatesOf(foldDigits(phoneRaw))) {
    const number = parsePhoneNumberFromString(candidate, countryCode(country))
    if (!number?.isValid()) continue
    const phoneType = number.getType()
    return {
      phoneE164: number.number,
      ...(number.country ? { phoneCountry: number.country } : {}),
      ...(phoneType ? { phoneType } : {}),
      phoneRaw,
    }
  }
  return undefined
}

/** As typed first; then as if the plus were forgotten before the country's code. */
function candidatesOf(folded: string): string[] {
  const digits = folded.replace(/[^\d+]/g, '')
  if (digits.startsWith('+')) return [digits]
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`]
  return [digits, `+${digits}`]
}

const countryCode = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'SA')
