import type { Field } from 'payload'
import { isSaid, type Said } from '../platform/i18n/say.ts'
import { partsOfField } from './parts-of-field.ts'

/** What each field of a collection is called in both languages, by its path; hidden ones have no name. */
export function labelsOf(fields: readonly Field[], path = ''): Map<string, Said> {
  const labels = new Map<string, Said>()
  for (const field of fields) {
    const { name, fields: inner, tabs } = partsOfField(field)
    const label = 'label' in field ? field.label : undefined
    const own = [path, name].filter((part) => part).join('.')
    if (name && isSaid(label) && label.ar && label.en)
      labels.set(own, { ar: label.ar, en: label.en })
    for (const part of [...(tabs ?? []), ...(inner ? [{ fields: inner }] : [])])
      for (const [at, said] of labelsOf(part.fields, own)) labels.set(at, said)
  }
  return labels
}
