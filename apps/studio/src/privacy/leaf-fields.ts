/** The fields of a collection that hold values, by their path: `interview.at`, `answers.question`. */
import type { Field } from 'payload'
import { partsOfField } from './parts-of-field.ts'

/** @returns paths in the order of the collection; rows of an array share the path of their field. */
export function leafFields(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || field.type === 'join') return []
    const { name, fields: inner, tabs } = partsOfField(field)
    if (tabs)
      return tabs.flatMap((tab) =>
        leafFields(tab.fields, join(path, 'name' in tab ? tab.name : undefined)),
      )
    const own = join(path, name)
    return inner ? leafFields(inner, own) : [own]
  })
}

const join = (path: string, name: string | undefined) =>
  [path, name].filter((part) => part).join('.')
