import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { hidden, moment, readOnly, readOnlyText, text } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'

/**
 * How often pages were opened (ATTR-13): counted by the site hour by hour, without cookies and without
 * anything about a person. The site says an hour's number again whenever it grows; the last one counts.
 */
export const pageCounts: CollectionConfig = {
  slug: 'page-counts',
  labels: {
    singular: say('عدّاد صفحة', 'Page count'),
    plural: say('عدّادات الصفحات', 'Page counts'),
  },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'path',
    defaultColumns: ['hour', 'path', 'referrerHost', 'deviceClass', 'count'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-hour',
  access: rightsOf('page-counts'),
  fields: [
    hidden(text('key', 'المفتاح', 'Key', { required: true, unique: true, index: true })),
    readOnly(moment('hour', 'الساعة', 'Hour', { required: true, index: true })),
    readOnlyText('path', 'الصفحة', 'Page'),
    readOnlyText('referrerHost', 'الموقع المُحيل', 'Referring site'),
    shownInWords(readOnlyText('deviceClass', 'الجهاز', 'Device')),
    {
      name: 'count',
      type: 'number',
      label: say('المرّات', 'Times'),
      required: true,
      admin: { readOnly: true },
    },
  ],
}
