import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { say } from '../../platform/i18n/say.ts'

/**
 * How often pages were opened (ATTR-13): counted by the site hour by hour, without cookies and without
 * anything about a person. The site says an hour's number again whenever it grows; the last one counts.
 */
export const pageCounts: CollectionConfig = {
  slug: 'page-counts',
  labels: { singular: say('عدّ صفحة', 'Page count'), plural: say('عدّ الصفحات', 'Page counts') },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'path',
    defaultColumns: ['hour', 'path', 'referrerHost', 'deviceClass', 'count'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-hour',
  access: rightsOf('page-counts'),
  fields: [
    {
      name: 'key',
      type: 'text',
      label: say('المفتاح', 'Key'),
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true, readOnly: true },
    },
    {
      name: 'hour',
      type: 'date',
      label: say('الساعة', 'Hour'),
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    line('path', 'الصفحة', 'Page'),
    line('referrerHost', 'الموقع المُحيل', 'Referring site'),
    shownInWords(line('deviceClass', 'الجهاز', 'Device')),
    {
      name: 'count',
      type: 'number',
      label: say('المرّات', 'Times'),
      required: true,
      admin: { readOnly: true },
    },
  ],
}

function line(name: string, ar: string, en: string) {
  return { name, type: 'text', label: say(ar, en), admin: { readOnly: true } } as const
}
