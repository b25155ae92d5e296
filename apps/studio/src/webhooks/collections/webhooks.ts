import type { CollectionConfig } from 'payload'
import { fieldRights, isHiddenFrom, rightsOf } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'
import { webhookEndpoints } from '../endpoints.ts'
import { eventChoices } from '../events.ts'
import { dropDeliveries, followWebhookRules } from '../webhook-rules.ts'

/** Systems elsewhere that hear of leads, applications, subscribers and alarms (LEAD-20, LEAD-12). */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: {
    singular: say('إشعار آليّ', 'Webhook'),
    plural: say('الإشعارات الآليّة', 'Webhooks'),
  },
  admin: {
    group: say('الربط', 'Connections'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'events', 'isActive', 'updatedAt'],
    hidden: isHiddenFrom('webhooks'),
    description: say(
      'عند كلّ حدثٍ مختار يُرسل طلبٌ موقّعٌ إلى العنوان، ويُعاد إرساله حتّى يُقبل',
      'At each chosen event a signed request goes to the address, again and again until it is taken',
    ),
  },
  access: rightsOf('webhooks'),
  endpoints: webhookEndpoints,
  hooks: { beforeChange: [followWebhookRules], beforeDelete: [dropDeliveries] },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: say('الاسم', 'Name'),
      required: true,
      maxLength: 120,
    },
    {
      name: 'url',
      type: 'text',
      label: say('العنوان', 'Address'),
      required: true,
      maxLength: 2_000,
      admin: {
        className: 'is-latin',
        description: say('يبدأ بـ \u2066https://\u2069', 'Begins with https://'),
      },
    },
    {
      name: 'events',
      type: 'select',
      hasMany: true,
      required: true,
      label: say('الأحداث', 'Events'),
      options: eventChoices,
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: say('يعمل', 'Active'),
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'secretPanel',
      type: 'ui',
      label: say('السرّ', 'Secret'),
      admin: {
        position: 'sidebar',
        components: { Field: '/src/webhooks/admin/secret-panel.tsx#SecretPanel' },
        disableListColumn: true,
      },
    },
    {
      // Encrypted with the studio's own secret; read by the sender alone.
      name: 'secret',
      type: 'text',
      access: fieldRights('secret'),
      admin: { hidden: true },
    },
    {
      // `ALARM_URL` for the channel that the environment names (`src/alarms/keep-channel.ts`).
      name: 'managedBy',
      type: 'text',
      unique: true,
      access: fieldRights('noted'),
      admin: { hidden: true },
    },
    {
      name: 'secretShownAt',
      type: 'date',
      access: fieldRights('noted'),
      admin: { hidden: true },
    },
  ],
}
