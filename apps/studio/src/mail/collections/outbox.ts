import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import {
  hidden,
  longText,
  moment,
  readOnly,
  readOnlyInSidebar,
  readOnlyText,
} from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { mailEndpoints } from '../endpoints.ts'
import { mailKindChoices } from '../template-labels.ts'

/**
 * Every mail that was decided on, as it will be or was sent: rendered when it was queued, in the
 * transaction of what caused it. `src/mail/` writes the rows and sends them; people only look,
 * send again, or call back what has not left.
 */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: say('بريد صادر', 'Outgoing mail'), plural: say('البريد الصادر', 'Outbox') },
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
    readOnlyText('subject', 'الموضوع', 'Subject', { required: true }),
    readOnlyText('to', 'إلى', 'To', { required: true, index: true }),
    readOnlyText('replyTo', 'الردّ إلى', 'Reply to'),
    readOnly(longText('text', 'النصّ', 'Text')),
    hidden(longText('html', 'كما يظهر', 'As it looks')),
    hidden(longText('calendar', 'الموعد', 'Appointment')),
    hidden({ name: 'headers', type: 'json' }),
    readOnlyInSidebar({
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
    readOnlyInSidebar({
      name: 'kind',
      type: 'select',
      label: say('النوع', 'Kind'),
      required: true,
      index: true,
      options: mailKindChoices,
    }),
    readOnlyInSidebar({
      name: 'locale',
      type: 'select',
      label: say('اللغة', 'Language'),
      required: true,
      options: choices({ ar: ['العربيّة', 'Arabic'], en: ['الإنجليزيّة', 'English'] }),
    }),
    readOnlyInSidebar({
      name: 'attempts',
      type: 'number',
      label: say('المحاولات', 'Attempts'),
      defaultValue: 0,
    }),
    readOnlyInSidebar(moment('nextAt', 'المحاولة التالية', 'Next attempt', { index: true })),
    readOnlyInSidebar(readOnlyText('lastError', 'آخر خطأ', 'Last error')),
    readOnlyInSidebar(moment('sentAt', 'وقت الإرسال', 'Sent')),
    readOnlyInSidebar(readOnlyText('providerId', 'ردّ الخادم', "The server's answer")),
    readOnlyInSidebar({
      name: 'bounce',
      type: 'select',
      label: say('الارتداد', 'Bounced'),
      index: true,
      options: choices({
        hard: ['ارتدّت نهائيًّا', 'For good'],
        soft: ['ارتدّت هذه المرّة', 'This time'],
      }),
    }),
    readOnlyInSidebar(moment('bouncedAt', 'ارتدّت في', 'Bounced at')),
    readOnlyInSidebar(readOnlyText('bounceReason', 'سبب الارتداد', 'Why it bounced')),
    readOnlyInSidebar(readOnlyText('messageId', 'معرّف الرسالة', 'Message-ID')),
    hidden({ name: 'key', type: 'text', required: true, unique: true, index: true }),
    hidden({ name: 'aboutCollection', type: 'text' }),
    hidden({ name: 'aboutId', type: 'text', index: true }),
    // Of the newsletter: which issue it is, and when its reader left the list by its link.
    hidden({ name: 'issue', type: 'text', index: true }),
    hidden(moment('leftAt', 'ألغى قارئها اشتراكه', 'Its reader left the list')),
    // Which attempt holds the mail now, and until when nobody else may take it.
    hidden({ name: 'claim', type: 'text' }),
    hidden({ name: 'claimedUntil', type: 'date' }),
  ],
}
