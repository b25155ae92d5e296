import type { Field, SanitizedConfig } from 'payload'

/**
 * Columns, filters and groups of a list are chosen by the words of their fields. Payload offers what no form shows
 * as well, and makes words of the name in the code where nobody gave any: «Claimed Until». Such a field is of
 * machines alone. Also of those that Payload adds by itself, so this is said once all of them are there.
 */
export function spareOfMachines(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) spare(fields)
  return config
}

/** @param isWithin whether they lie in one that is of machines. */
function spare(fields: Field[], isWithin = false): void {
  for (const field of fields) {
    const isSpared = isWithin || isOfMachines(field)
    if (isSpared) field.admin = Object.assign(field.admin ?? {}, notOffered)
    if (field.type === 'tabs') for (const tab of field.tabs) spare(tab.fields, isSpared)
    else if ('fields' in field) spare(field.fields, isSpared)
  }
}

const notOffered = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

const isOfMachines = ({ admin, ...field }: Field): boolean =>
  Boolean(admin && Reflect.get(admin, 'hidden') === true) && !isWorded(field)

/** Words of ours and of Payload's translations are asked for by language. */
function isWorded(field: object): boolean {
  const label: unknown = Reflect.get(field, 'label')
  return typeof label === 'function' && Reflect.get(label, 'ar') !== ''
}
