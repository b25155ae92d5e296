import type { ArrayField } from 'payload'
import { line, picture } from '../../platform/fields/common.ts'
import { namedRows } from '../../platform/fields/named-rows.ts'
import { say } from '../../platform/i18n/say.ts'
import { relatedOne } from './relations.ts'

/** People with their portraits; whoever has a public card leads to it. */
export const people: ArrayField = namedRows({
  name: 'people',
  type: 'array',
  label: say('الأشخاص', 'People'),
  labels: { singular: say('شخص', 'Person'), plural: say('أشخاص', 'People') },
  fields: [
    line('name', 'الاسم', 'Name'),
    line('role', 'الدور', 'Role'),
    picture('photo', 'الصورة', 'Photo'),
    relatedOne('card', 'cards', 'بطاقته', 'Card'),
  ],
})
