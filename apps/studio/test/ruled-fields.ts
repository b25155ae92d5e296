/** Every field that has rules of access of its own, by its path from the collection or page. */
import type { Field } from 'payload'

export type Rules = Record<string, unknown>
type Loose = {
  name?: string
  access?: Rules
  fields?: Field[]
  tabs?: Loose[]
  blocks?: Loose[]
}

export function ruledFields(fields: readonly Field[], path: string): [string, Rules][] {
  return fields.flatMap((field) => {
    const { name, access, fields: inner = [], tabs = [], blocks = [] } = field as Loose
    const here = name ? `${path}.${name}` : path
    const within = [...tabs, ...blocks].flatMap((one) =>
      ruledFields(one.fields ?? [], one.name ? `${here}.${one.name}` : here),
    )
    const own: [string, Rules][] = access ? [[here, access]] : []
    return [...own, ...ruledFields(inner, here), ...within]
  })
}
