/** Telephone numbers as people of the region type them, read with the full metadata (LEAD-03). */
import { foldDigits } from '@wajiha/arabic'
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
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
 * @param others asked where it is no number there; one of them must know it, and only one:
 *   `٠١٠٠١٢٣٤٥٦٧` is Egyptian among SA, EG and AE.
 * @returns nothing for what is no number there.
 */
export function readPhone(
  text: string,
  country: string,
  others: readonly string[] = [],
): Phone | undefined {
  if (!looksLikePhone(text)) return undefined
  const phoneRaw = cleanLine(text)
  const candidates = candidatesOf(foldDigits(phoneRaw))
  const number = numberIn(country, candidates) ?? onlyNumberIn(others, candidates)
  const phoneType = number?.getType()
  return (
    number && {
      phoneE164: number.number,
      ...(number.country ? { phoneCountry: number.country } : {}),
      ...(phoneType ? { phoneType } : {}),
      phoneRaw,
    }
  )
}

function numberIn(country: string, candidates: readonly string[]): PhoneNumber | undefined {
  for (const candidate of candidates) {
    const number = parsePhoneNumberFromString(candidate, countryCode(country))
    if (number?.isValid()) return number
  }
  return undefined
}

/** Two countries that both know a number leave open whose it is. */
function onlyNumberIn(countries: readonly string[], candidates: readonly string[]) {
  const found = countries.flatMap((country) => numberIn(country, candidates) ?? [])
  return found.every(({ number }) => number === found[0]?.number) ? found[0] : undefined
}

/** As typed first; then as if the plus were forgotten before the country's code. */
function candidatesOf(folded: string): string[] {
  const digits = folded.replace(/[^\d+]/g, '')
  if (digits.startsWith('+')) return [digits]
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`]
  return [digits, `+${digits}`]
}

const countryCode = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'SA')
