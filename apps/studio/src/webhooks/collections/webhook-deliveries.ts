import type { CollectionConfig, Field } from 'payload'
import { isHiddenFrom, rightsOf } from '../../platform/access/rights-of.ts'
import { moment, side, text } from '../../platform/fields/desk-parts.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { deliveryEndpoints } from '../endpoints.ts'
import { sentEventChoices } from '../events.ts'

const hidden = { admin: { hidden: true } }

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
    aside({
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
    aside({
      name: 'attempts',
      type: 'number',
      label: say('المحاولات', 'Attempts'),
      defaultValue: 0,
    }),
    aside(moment('nextAt', say('المحاولة التالية', 'Next attempt'), { index: true })),
    aside(text('lastError', 'آخر خطأ', 'Last error')),
    aside(moment('sentAt', say('وقت الوصول', 'Delivered at'))),
    aside(text('eventId', 'معرّف الحدث', 'Event id', { index: true })),
    { ...text('key', '', '', { unique: true, index: true }), ...hidden },
    { ...text('aboutCollection', '', ''), ...hidden },
    { ...text('aboutId', '', '', { index: true }), ...hidden },
    { ...text('claim', '', ''), ...hidden },
    { ...moment('claimedUntil', say('', '')), ...hidden },
  ] as Field[],
}

function readOnly(field: Field): Field {
  return { ...field, admin: { ...(field as { admin?: object }).admin, readOnly: true } } as Field
}

function aside(field: Field): Field {
  return side(readOnly(field))
}
