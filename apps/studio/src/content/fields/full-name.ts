import type { CollectionBeforeChangeHook, TextField } from 'payload'

/** What a card is called in lists, pickers and searches; filled by a hook out of its parts. */
export const fullName: TextField = {
  name: 'fullName',
  type: 'text',
  localized: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

type Parts = Record<'prefix' | 'givenName' | 'familyName' | 'suffix', string | null | undefined>

/** As a card says it; nothing while the given name or the family's lacks. */
export function joinName({
  prefix,
  givenName,
  familyName,
  suffix,
}: Partial<Parts>): string | undefined {
  if (!givenName || !familyName) return undefined
  return [prefix, givenName, familyName, suffix].filter(Boolean).join(' ')
}

/** In the language being saved; a part that is not being saved keeps the words it has. */
export const keepFullName: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  data.fullName = joinName({ ...originalDoc, ...data }) ?? null
  return data
}
