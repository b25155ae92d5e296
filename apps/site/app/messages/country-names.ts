/**
 * Names of the countries an Arab agency meets, in both languages. `Intl.DisplayNames` says them
 * differently from one version to the next, and a page must read the same on the server and in the
 * browser.
 */
import type { Locale } from '@wajiha/contract'

/** The language in whose alphabet the table stands. */
const tableLocale: Locale = 'ar'
/** By ISO 3166-1 alpha-2: Arabic, then English. */
const names: Record<string, readonly [ar: string, en: string]> = {
  JO: ['الأردن', 'Jordan'],
  ES: ['إسبانيا', 'Spain'],
  DE: ['ألمانيا', 'Germany'],
  AE: ['الإمارات', 'United Arab Emirates'],
  PK: ['باكستان', 'Pakistan'],
  BH: ['البحرين', 'Bahrain'],
  GB: ['بريطانيا', 'United Kingdom'],
  TR: ['تركيا', 'Türkiye'],
  TN: ['تونس', 'Tunisia'],
  DZ: ['الجزائر', 'Algeria'],
  KM: ['جزر القُمُر', 'Comoros'],
  DJ: ['جيبوتي', 'Djibouti'],
  SA: ['السعوديّة', 'Saudi Arabia'],
  SD: ['السودان', 'Sudan'],
  SY: ['سوريا', 'Syria'],
  SO: ['الصومال', 'Somalia'],
  IQ: ['العراق', 'Iraq'],
  OM: ['عُمان', 'Oman'],
  FR: ['فرنسا', 'France'],
  PS: ['فلسطين', 'Palestine'],
  QA: ['قطر', 'Qatar'],
  CA: ['كندا', 'Canada'],
  KW: ['الكويت', 'Kuwait'],
  LB: ['لبنان', 'Lebanon'],
  LY: ['ليبيا', 'Libya'],
  EG: ['مصر', 'Egypt'],
  MA: ['المغرب', 'Morocco'],
  MR: ['موريتانيا', 'Mauritania'],
  IN: ['الهند', 'India'],
  US: ['الولايات المتّحدة', 'United States'],
  YE: ['اليمن', 'Yemen'],
}

const columns = { ar: 0, en: 1 } as const

/** `('ar', 'SA')` → `السعوديّة`. A country outside the table is named as this machine names it. */
export function countryName(locale: Locale, code: string): string {
  const known = names[code]?.[columns[locale]]
  return known ?? new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Compares two codes by their names, in the order of the language's alphabet; unknown ones come last. */
export function byCountryName(locale: Locale): (one: string, other: string) => number {
  const order = countryChoices(locale).map(({ code }) => code)
  const place = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)
  return (one, other) => place(one) - place(other)
}

/** The table's countries to choose from, in the order of the language's alphabet. */
export function countryChoices(locale: Locale): { code: string; name: string }[] {
  const choices = Object.keys(names).map((code) => ({ code, name: countryName(locale, code) }))
  if (locale === tableLocale) return choices
  // Plain comparison: the same on every machine, and these names are plain Latin.
  return choices.sort((one, other) => (one.name < other.name ? -1 : 1))
}
