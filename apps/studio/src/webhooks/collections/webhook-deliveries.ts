import type { CollectionConfig } from 'payload'
import { isHiddenFrom, rightsOf } from '../../platform/access/rights-of.ts'
import { moment, readOnly, readOnlyInSidebar, text } from '../../platform/fields/builders.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { deliveryEndpoints } from '../endpoints.ts'
import { sentEventChoices } from '../events.ts'

const unseen = { admin: { hidden: true } }

/**
 * What each webhook is told, written in the transaction of what happened and as it is sent.
 * `src/webhooks/` writes and sends the rows; administrators look, and send again.
 */
export const webhookDeliveries: CollectionConfig = {
  slug: 'webhook-deliveries',
  labels: {
    singular: say('تسليم إشعار', 'Webhook delivery'),
    plural: say('تسليم الإشعارات', 'Webhook deliveries'),
  },
  admin: {
    group: say('الربط', 'Connections'),
    useAsTitle: 'eventId',
    defaultColumns: ['event', 'webhook', 'state', 'attempts', 'lastError', 'nextAt', 'sentAt'],
    listSearchableFields: ['eventId', 'lastError'],
    pagination: { defaultLimit: 50 },
    hidden: isHiddenFrom('webhook-deliveries'),
    components: { beforeListTable: ['/src/webhooks/admin/replay-many.tsx#ReplayMany'] },
  },
  defaultSort: '-createdAt',
  access: rightsOf('webhook-deliveries'),
  endpoints: deliveryEndpoints,
  fields: [
    {
      name: 'replay',
      type: 'ui',
      label: say('ما يمكن فعله', 'What can be done'),
      admin: {
        components: { Field: '/src/webhooks/admin/replay-one.tsx#ReplayOne' },
        disableListColumn: true,
      },
    },
    readOnly({
      name: 'event',
      type: 'select',
      label: say('الحدث', 'Event'),
      required: true,
      index: true,
      options: sentEventChoices,
    }),
    readOnly({
      name: 'webhook',
      type: 'relationship',
      relationTo: 'webhooks',
      label: say('الإشعار الآليّ', 'Webhook'),
      index: true,
    }),
    readOnly({
      name: 'body',
      type: 'textarea',
      label: say('المرسَل', 'What is sent'),
      admin: { className: 'is-latin' },
    }),
    readOnlyInSidebar({
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: choices({
        waiting: ['ينتظر', 'Waiting'],
        sent: ['وصل', 'Delivered'],
        failed: ['تعذّر', 'Failed'],
      }),
    }),
    readOnlyInSidebar({
      name: 'attempts',
      type: 'number',
      label: say('المحاولات', 'Attempts'),
      defaultValue: 0,
    }),
    readOnlyInSidebar(moment('nextAt', 'المحاولة التالية', 'Next attempt', { index: true })),
    readOnlyInSidebar(text('lastError', 'آخر خطأ', 'Last error')),
    readOnlyInSidebar(moment('sentAt', 'وقت الوصول', 'Delivered at')),
    readOnlyInSidebar(text('eventId', 'معرّف الحدث', 'Event id', { index: true })),
    extendField(text('key', '', '', { unique: true, index: true }), unseen),
    extendField(text('aboutCollection', '', ''), unseen),
    extendField(text('aboutId', '', '', { index: true }), unseen),
    extendField(text('claim', '', ''), unseen),
    extendField(moment('claimedUntil', '', ''), unseen),
  ],
}
