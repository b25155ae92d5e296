/** Fields as the studio's own records have them, and how any field stands in the admin. */
import type { DateField, Field, TextareaField, TextField } from 'payload'
import { fieldRights } from '../access/rights-of.ts'
import { say } from '../i18n/say.ts'
import { extendField } from './extend-field.ts'

/** What a text may have beside its name, its type and its words. */
type More = Partial<TextField>

/** A text of one line, of no language. */
export function text(name: string, ar: string, en: string, more: More = {}): TextField {
  const field: TextField = { name, type: 'text', label: say(ar, en) }
  return extendField(field, more)
}

/** A text of several lines, of no language. */
export const longText = (
  name: string,
  ar: string,
  en: string,
  more: Partial<TextareaField> = {},
): TextareaField => ({ name, type: 'textarea', label: say(ar, en), ...more })

/** A day with its time. */
export const moment = (
  name: string,
  ar: string,
  en: string,
  more: Partial<DateField> = {},
): DateField => ({
  name,
  type: 'date',
  label: say(ar, en),
  ...more,
  admin: { date: { pickerAppearance: 'dayAndTime' }, ...more.admin },
})

const standing = (field: Field, admin: object): Field =>
  extendField(field, { admin: { ...field.admin, ...admin } })

/** Looked at and not typed into; rights are another matter, see `fact`. */
export const readOnly = (field: Field): Field => standing(field, { readOnly: true })

export const inSidebar = (field: Field): Field => standing(field, { position: 'sidebar' })

/** Parts of a long form behind a line that opens them. @param part the name of the field that lies in it first. */
export const folded = (part: string, ar: string, en: string, ...fields: Field[]): Field => ({
  type: 'collapsible',
  label: say(ar, en),
  admin: { initCollapsed: true, className: `fold-of-${part}` },
  fields,
})

/** Written and read by the studio alone; no form shows it. */
export const hidden = (field: Field): Field => standing(field, { hidden: true, readOnly: true })

/** What a visitor said or the site noted: read here, changed by nobody. */
export const fact = (field: Field): Field =>
  extendField(field, {
    access: fieldRights('fact'),
    admin: { readOnly: true, ...field.admin },
  })

export const readOnlyText = (name: string, ar: string, en: string, more: More = {}): Field =>
  readOnly(text(name, ar, en, more))

export const readOnlyInSidebar = (field: Field): Field => inSidebar(readOnly(field))
