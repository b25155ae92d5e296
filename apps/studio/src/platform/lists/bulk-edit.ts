import type { Field, SanitizedConfig } from 'payload'

/**
 * Changing many documents at once offers what a form lets a person write. Payload offers what it hides as well,
 * by the names of the code; also of the fields that it adds by itself, so this is said once all of them are there.
 */
export function spareInBulk(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) spare(fields)
  return config
}

/** Rows of a list and blocks are offered as one. */
function spare(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) spare(tab.fields)
    else if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      spare(field.fields)
    const { admin } = field
    if (admin && (isOn(admin, 'hidden') || isOn(admin, 'readOnly')))
      Object.assign(admin, { disableBulkEdit: true })
  }
}

const isOn = (admin: object, name: string) => Reflect.get(admin, name) === true
