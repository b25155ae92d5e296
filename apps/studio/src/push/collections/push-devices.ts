import type { CollectionConfig } from 'payload'
import { fieldRights, rightsOf } from '../../platform/access/rights-of.ts'
import { hidden, readOnlyText, text } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'

const secret = { access: fieldRights('secret') }

/**
 * Browsers that a colleague lets show notices. Each sees and removes their own; where a notice goes, and the
 * keys that it is sealed with, no answer has.
 */
export const pushDevices: CollectionConfig = {
  slug: 'push-devices',
  labels: {
    singular: say('جهاز للتنبيهات', 'Device for notices'),
    plural: say('أجهزة التنبيهات', 'Devices for notices'),
  },
  admin: {
    group: say('الإدارة', 'Administration'),
    useAsTitle: 'name',
    hidden: true,
    defaultColumns: ['name', 'createdAt'],
  },
  access: rightsOf('push-devices'),
  defaultSort: '-createdAt',
  fields: [
    readOnlyText('name', 'الجهاز', 'Device', { required: true }),
    {
      name: 'person',
      type: 'relationship',
      relationTo: 'users',
      label: say('صاحبه', 'Whose'),
      required: true,
      index: true,
      admin: { readOnly: true },
    },
    // Of the address: what the browser knows itself by.
    hidden(text('hash', 'بصمته', 'Hash', { required: true, unique: true, index: true })),
    hidden(text('endpoint', 'عنوانه', 'Address', { required: true, ...secret })),
    hidden(text('p256dh', 'مفتاحه', 'Key', { required: true, ...secret })),
    hidden(text('auth', 'سرّه', 'Secret', { required: true, ...secret })),
  ],
}
