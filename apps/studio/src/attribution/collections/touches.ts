import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { choices, say } from '../../platform/i18n/say.ts'

/**
 * Visits that the site kept after consent, as it delivered them: one row each, written in batches and
 * never changed. Nobody writes here by hand; leads tell their stories from it.
 */
export const touches: CollectionConfig = {
  slug: 'touches',
  labels: { singular: say('زيارة', 'Visit'), plural: say('الزيارات', 'Visits') },
  admin: {
    group: say('التسويق', 'Marketing'),
    useAsTitle: 'landingPath',
    defaultColumns: ['at', 'kind', 'landingPath', 'source', 'campaign', 'referrerHost'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-at',
  access: rightsOf('touches'),
  fields: [
    line('touchId', 'المعرّف', 'Id', { unique: true, index: true, required: true }),
    line('visitor', 'الزائر', 'Visitor', { index: true, required: true }),
    line('sessionId', 'الجلسة', 'Session'),
    {
      name: 'at',
      type: 'date',
      label: say('الوقت', 'Time'),
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'kind',
      type: 'select',
      label: say('النوع', 'Kind'),
      required: true,
      options: choices({ visit: ['زيارة', 'Visit'], whatsapp: ['واتساب', 'WhatsApp'] }),
      admin: { readOnly: true },
    },
    line('reference', 'المرجع', 'Reference', { index: true }),
    line('landingPath', 'صفحة الوصول', 'Landing page'),
    line('source', 'المصدر', 'Source'),
    line('medium', 'الوسيط', 'Medium'),
    line('campaign', 'الحملة', 'Campaign'),
    line('content', 'المحتوى', 'Content'),
    line('referrerHost', 'الموقع المُحيل', 'Referring site'),
    line('via', 'البطاقة أو الرابط', 'Card or link', { index: true }),
    line('deviceClass', 'الجهاز', 'Device'),
    line('uaFamily', 'المتصفّح', 'Browser'),
    line('locale', 'اللغة', 'Language'),
    {
      name: 'visit',
      type: 'json',
      label: say('كما سُجّلت', 'As recorded'),
      required: true,
      admin: { readOnly: true },
    },
  ],
}

function line(name: string, ar: string, en: string, rest: object = {}): Field {
  return { name, type: 'text', label: say(ar, en), ...rest, admin: { readOnly: true } } as Field
}
