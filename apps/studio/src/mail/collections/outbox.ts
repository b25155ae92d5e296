import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { mailEndpoints } from '../endpoints.ts'
import { templateChoices } from '../template-labels.ts'

/**
 * Every mail that was decided on, as it will be or was sent: rendered when it was queued, in the
 * transaction of what caused it. `src/mail/` writes the rows and sends them; people only look,
 * send again, or call back what has not left.
 */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: say('بريدٌ صادر', 'Outgoing mail'), plural: say('البريد الصادر', 'Outbox') },
  admin: {
    group: say('المراسلات', 'Mail'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'state', 'attempts', 'nextAt', 'sentAt'],
    listSearchableFields: ['to', 'subject'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/src/mail/bounces/bounce-panel.tsx#BouncePanel'] },
  },
  defaultSort: '-createdAt',
  access: rightsOf('outbox'),
  endpoints: mailEndpoints,
  fields: [
    {
      name: 'actions',
      type: 'ui',
      label: say('ما يمكن فعله', 'What can be done'),
      admin: {
        components: { Field: '/src/mail/admin/mail-actions.tsx#MailActions' },
        disableListColumn: true,
      },
    },
    line('subject', 'العنوان', 'Subject', { required: true }),
    line('to', 'إلى', 'To', { required: true, index: true }),
    line('replyTo', 'الردّ إلى', 'Reply to'),
    area('text', 'النصّ', 'Text'),
    {
      ...area('html', 'كما يظهر', 'As it looks'),
      admin: { hidden: true, readOnly: true },
    } as Field,
    {
      ...area('calendar', 'الموعد', 'Appointment'),
      admin: { hidden: true, readOnly: true },
    } as Field,
    hidden({ name: 'headers', type: 'json' }),
    side({
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: choices({
        waiting: ['ينتظر', 'Waiting'],
        sent: ['أُرسل', 'Sent'],
        written: ['كُتب ملفًّا', 'Written as a file'],
        failed: ['تعذّر', 'Failed'],
        cancelled: ['أُلغي', 'Cancelled'],
      }),
    }),
    side({
      name: 'kind',
      type: 'select',
      label: say('النوع', 'Kind'),
      required: true,
      index: true,
      options: templateChoices,
    }),
    side({
      name: 'locale',
      type: 'select',
      label: say('اللغة', 'Language'),
      required: true,
      options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    }),
    side({
      name: 'attempts',
      type: 'number',
      label: say('المحاولات', 'Attempts'),
      defaultValue: 0,
    }),
    side({ ...at('nextAt', 'المحاولة التالية', 'Next attempt'), index: true } as Field),
    side(line('lastError', 'آخر خطأ', 'Last error')),
    side(at('sentAt', 'وقت الإرسال', 'Sent')),
    side(line('providerId', 'ردّ الخادم', "The server's answer")),
    side({
      name: 'bounce',
      type: 'select',
      label: say('الارتداد', 'Bounced'),
      index: true,
      options: choices({
        hard: ['ارتدّت نهائيًّا', 'For good'],
        soft: ['ارتدّت هذه المرّة', 'This time'],
      }),
    }),
    side(at('bouncedAt', 'ارتدّت في', 'Bounced at')),
    side(line('bounceReason', 'سبب الارتداد', 'Why it bounced')),
    side(line('messageId', 'معرّف الرسالة', 'Message-ID')),
    hidden({ name: 'key', type: 'text', required: true, unique: true, index: true }),
    hidden({ name: 'aboutCollection', type: 'text' }),
    hidden({ name: 'aboutId', type: 'text', index: true }),
    // Which attempt holds the mail now, and until when nobody else may take it.
    hidden({ name: 'claim', type: 'text' }),
    hidden({ name: 'claimedUntil', type: 'date' }),
  ],
}

function line(name: string, ar: string, en: string, rest: object = {}): Field {
  return { name, type: 'text', label: say(ar, en), ...rest, admin: { readOnly: true } } as Field
}

function area(name: string, ar: string, en: string): Field {
  return { ...line(name, ar, en), type: 'textarea' } as Field
}

function at(name: string, ar: string, en: string): Field {
  return {
    name,
    type: 'date',
    label: say(ar, en),
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  }
}

function side(field: Field): Field {
  return { ...field, admin: { ...field.admin, position: 'sidebar', readOnly: true } } as Field
}

function hidden(field: Field): Field {
  return { ...field, admin: { hidden: true, readOnly: true } } as Field
}
