import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { line, name } from '../../platform/fields/common.ts'
import { key, phone } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'
import { branchPlace, branchTime } from '../fields/branch-parts.ts'
import { drafts } from '../fields/drafts.ts'
import { recipients } from '../fields/recipients.ts'

/** Offices that a visitor can call, write to or walk into. */
export const branches: CollectionConfig<'branches'> = {
  slug: 'branches',
  labels: { singular: say('فرع', 'Branch'), plural: say('الفروع', 'Branches') },
  admin: { group: say('الوكالة', 'Agency'), useAsTitle: 'name' },
  access: rightsOf('branches'),
  versions: drafts,
  defaultSort: 'order',
  defaultPopulate: {
    key: true,
    name: true,
    address: true,
    timeZone: true,
    mapUrl: true,
    _status: true,
  },
  fields: [
    name,
    ...branchPlace,
    {
      name: 'phones',
      type: 'array',
      label: say('الهواتف', 'Phones'),
      labels: { singular: say('هاتف', 'Phone'), plural: say('هواتف', 'Phones') },
      fields: [
        phone('e164', 'الرقم', 'Number'),
        line('label', 'التسمية', 'Label'),
        {
          name: 'whatsapp',
          type: 'checkbox',
          label: say('واتساب', 'WhatsApp'),
          defaultValue: false,
        },
      ],
    },
    { name: 'email', type: 'email', label: say('البريد', 'E-mail') },
    recipients,
    ...branchTime,
    key('المفتاح', 'Key'),
    {
      name: 'order',
      type: 'number',
      label: say('الترتيب', 'Order'),
      defaultValue: 100,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isDefault',
      type: 'checkbox',
      label: say('الفرع الرئيس', 'Main branch'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
  ],
}
