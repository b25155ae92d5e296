import type { Field } from 'payload'
import type { Said } from '../platform/i18n/say.ts'

type Loose = {
  fields?: Field[]
  tabs?: { name?: string; fields: Field[] }[]
  name?: string
  label?: Said
}

/** What each field of a collection is called in both languages, by its path; hidden ones have no name. */
export function labelsOf(fields: readonly Field[], path = ''): Map<string, Said> {
  const labels = new Map<string, Said>()
  for (const field of fields) {
    const { name, label, fields: inner, tabs } = field as unknown as Loose
    const own = [path, name].filter((part) => part).join('.')
    if (name && label?.ar && label.en) labels.set(own, { ar: label.ar, en: label.en })
    for (const part of [...(tabs ?? []), ...(inner ? [{ fields: inner }] : [])])
      for (const [at, said] of labelsOf(part.fields, own)) labels.set(at, said)
  }
  return labels
}
