import type { CollectionConfig, Field } from 'payload'
import { noteReading } from '../../audit/watch-reads.ts'
import { exportEndpoint } from '../../exports/endpoint.ts'
import { fieldRights, rightsOf } from '../../platform/access/rights-of.ts'
import { inSidebar } from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { announceSubscriberChange } from '../../webhooks/announce.ts'
import { keepConsent } from '../keep-consent.ts'

/** Who asked for the newsletter, and whether they confirmed it. Only they can confirm. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: say('مشترك', 'Subscriber'), plural: say('المشتركون', 'Subscribers') },
  admin: {
    group: say('المراسلات', 'Mail'),
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'locale', 'confirmedAt', 'unsubscribedAt', 'createdAt'],
    listSearchableFields: ['email', 'name'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/src/exports/admin/export-links.tsx#ExportLinks'] },
  },
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('subscribers')],
  access: rightsOf('subscribers'),
  hooks: {
    beforeChange: [keepConsent],
    afterChange: [announceSubscriberChange],
    afterRead: [noteReading],
  },
  fields: [
    read({ name: 'email', type: 'text', label: say('البريد', 'E-mail'), required: true }),
    { name: 'name', type: 'text', label: say('الاسم', 'Name'), maxLength: 120 },
    { name: 'tags', type: 'text', hasMany: true, label: say('وسوم', 'Tags') },
    {
      name: 'consent',
      type: 'group',
      label: say('الموافقة', 'Consent'),
      fields: [
        read({
          name: 'textVersion',
          type: 'text',
          label: say('نسخة النصّ', 'Version of the words'),
        }),
        read({ name: 'at', type: 'date', label: say('الوقت', 'When') }),
        read({ name: 'ipTrunc', type: 'text', label: say('الشبكة', 'Network') }),
        read({ name: 'pageUrl', type: 'text', label: say('الصفحة', 'Page') }),
      ],
    },
    {
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      index: true,
      defaultValue: 'pending',
      admin: { position: 'sidebar' },
      options: choices({
        pending: ['ينتظر التأكيد', 'Awaiting confirmation'],
        confirmed: ['مؤكّد', 'Confirmed'],
        unsubscribed: ['ألغى الاشتراك', 'Unsubscribed'],
        bounced: ['ارتدّ بريده', 'Bounced'],
        complained: ['اشتكى', 'Complained'],
      }),
    },
    {
      name: 'locale',
      type: 'select',
      label: say('لغة البريد', 'Language of mails'),
      required: true,
      admin: { position: 'sidebar' },
      options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    },
    inSidebar(read({ name: 'confirmedAt', type: 'date', label: say('أكّد في', 'Confirmed') })),
    inSidebar(
      read({ name: 'unsubscribedAt', type: 'date', label: say('ألغى في', 'Unsubscribed') }),
    ),
    inSidebar(
      read({
        name: 'submission',
        type: 'relationship',
        relationTo: 'submissions',
        label: say('الرسالة', 'Submission'),
      }),
    ),
    {
      name: 'emailNorm',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    // The last confirmation mail: SHA-256 of its token, and until when it holds.
    secret({ name: 'tokenHash', type: 'text' }),
    secret({ name: 'tokenExpiresAt', type: 'date' }),
  ],
}

/** Shown, and written by the machine alone. */
function read(field: Field): Field {
  const admin = { ...field.admin, readOnly: true }
  return Object.assign({}, field, { access: fieldRights('noted'), admin })
}

function secret(field: Field): Field {
  return Object.assign({}, field, { access: fieldRights('secret'), admin: { hidden: true } })
}
