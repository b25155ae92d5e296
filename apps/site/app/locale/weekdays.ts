import type { Locale } from '@wajiha/arabic'

/** Names of the days, Monday first (ISO 8601), as the contract counts them. */
export function weekdayNames(locale: Locale): string[] {
  const names = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, day) => names.format(Date.UTC(2026, 0, 5 + day)))
}
