/** What a report says, before it is drawn or written out: one row a thing, one column a number. */
import type { Said } from '../i18n/say.ts'

/** `share`: 0 to 1. `hours`: a duration in hours. `money`: in the column's currency, else that of the settings. */
export type Kind = 'count' | 'share' | 'hours' | 'money'

export type Column = { label: Said; kind: Kind; currency?: string }

export type Row = {
  /** In the reader's language, or a name that has none. */
  label: Said
  /** As many as there are columns; nothing where nothing is known. */
  values: (number | null)[]
}

export type Table = {
  /** The name of what each row is, such as a channel. */
  of: Said
  columns: Column[]
  rows: Row[]
}

export const count = (label: Said): Column => ({ label, kind: 'count' })
export const money = (label: Said): Column => ({ label, kind: 'money' })
/** The same in another currency, which its name says: `Value · USD`. */
export const moneyIn = (currency: string, { ar, en }: Said): Column => ({
  label: { ar: `${ar} · ${currency}`, en: `${en} · ${currency}` },
  kind: 'money',
  currency,
})
export const share = (label: Said): Column => ({ label, kind: 'share' })
export const hours = (label: Said): Column => ({ label, kind: 'hours' })

/** The same word in both languages: a name, a path, a tag. */
export const same = (text: string): Said => ({ ar: text, en: text })
