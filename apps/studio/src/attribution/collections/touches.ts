import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { moment, readOnly, readOnlyText } from '../../platform/fields/builders.ts'
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
    readOnlyText('touchId', 'المعرّف', 'Id', { unique: true, index: true, required: true }),
    readOnlyText('visitor', 'الزائر', 'Visitor', { index: true, required: true }),
    readOnlyText('sessionId', 'الجلسة', 'Session'),
    readOnly(moment('at', 'الوقت', 'Time', { required: true, index: true })),
    {
      name: 'kind',
      type: 'select',
      label: say('النوع', 'Kind'),
      required: true,
      options: choices({ visit: ['زيارة', 'Visit'], whatsapp: ['واتساب', 'WhatsApp'] }),
      admin: { readOnly: true },
    },
    readOnlyText('reference', 'المرجع', 'Reference', { index: true }),
    readOnlyText('landingPath', 'صفحة الوصول', 'Landing page'),
    readOnlyText('source', 'المصدر', 'Source'),
    readOnlyText('medium', 'الوسيلة', 'Medium'),
    readOnlyText('campaign', 'الحملة', 'Campaign'),
    readOnlyText('content', 'المحتوى', 'Content'),
    readOnlyText('referrerHost', 'الموقع المُحيل', 'Referring site'),
    readOnlyText('via', 'البطاقة أو الرابط', 'Card or link', { index: true }),
    readOnlyText('deviceClass', 'الجهاز', 'Device'),
    readOnlyText('uaFamily', 'المتصفّح', 'Browser'),
    readOnlyText('locale', 'اللغة', 'Language'),
    {
      name: 'visit',
      type: 'json',
      label: say('كما سُجّلت', 'As recorded'),
      required: true,
      admin: { readOnly: true },
    },
  ],
}
