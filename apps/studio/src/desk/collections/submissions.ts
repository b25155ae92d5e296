import type { CollectionConfig, Field } from 'payload'
import { noteReading } from '../../audit/watch-reads.ts'
import { behind } from '../../platform/access/may.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import {
  hidden,
  inSidebar,
  longText,
  moment,
  readOnly,
  readOnlyInSidebar,
  readOnlyText,
  text,
} from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { answerAttachment } from '../api/answer-attachment.ts'
import { releaseSubmission } from '../release-submission.ts'

/**
 * What visitors sent, as the site delivered it: one row each, under the site's own key, with the whole
 * of it as `payload`. Nobody writes here by hand; the columns beside it are for lists and searches.
 */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: say('رسالة', 'Submission'), plural: say('الرسائل', 'Submissions') },
  admin: {
    group: say('الوارد', 'Inbox'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'form', 'phone', 'email', 'isQuarantined', 'receivedAt'],
    listSearchableFields: ['name', 'email', 'phone', 'reference', 'message'],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-receivedAt',
  access: rightsOf('submissions'),
  hooks: { afterRead: [noteReading] },
  endpoints: [
    { path: '/:id/attachment', method: 'get', handler: answerAttachment },
    { path: '/:id/files/:place', method: 'get', handler: answerAttachment },
    {
      path: '/:id/release',
      method: 'post',
      handler: behind('releaseSubscriptions', releaseSubmission),
    },
  ],
  fields: [
    readOnlyText('name', 'الاسم', 'Name'),
    {
      name: 'form',
      type: 'select',
      label: say('النموذج', 'Form'),
      required: true,
      index: true,
      admin: { readOnly: true },
      options: choices({
        contact: ['تواصل', 'Contact'],
        campaign: ['حملة', 'Campaign'],
        subscribe: ['اشتراك', 'Subscription'],
        apply: ['طلب توظيف', 'Application'],
        exchange: ['تبادل بطاقات', 'Card exchange'],
      }),
    },
    readOnlyText('phone', 'الهاتف', 'Phone'),
    readOnlyText('email', 'البريد الإلكترونيّ', 'Email'),
    readOnlyText('company', 'الجهة', 'Company'),
    readOnlyText('service', 'الخدمة', 'Service'),
    readOnlyText('branch', 'الفرع', 'Branch'),
    readOnlyText('subject', 'الحملة أو الوظيفة أو البطاقة', 'Campaign, job or card'),
    readOnly(longText('message', 'الرسالة', 'Message')),
    readOnlyText('attachmentName', 'الملفّ المرفق', 'Attachment'),
    readOnlyText('attachmentUrl', 'تنزيل الملفّ', 'Download', {
      virtual: true,
      hooks: { afterRead: [({ data }: { data?: Attached }) => linkOf(data)] },
    }),
    inSidebar(readOnlyText('reference', 'المرجع', 'Reference')),
    inSidebar({
      name: 'receivedAt',
      type: 'date',
      label: say('وقت الوصول', 'Received'),
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    }),
    inSidebar({
      name: 'isQuarantined',
      type: 'checkbox',
      label: say('في صندوق الرسائل المزعجة', 'In the spam tray'),
      defaultValue: false,
      index: true,
      admin: { readOnly: true },
    }),
    inSidebar(shownInWords(readOnlyText('quarantineReasons', 'ما أثار الشكّ فيها', 'Reasons'))),
    inSidebar(readOnlyText('locale', 'اللغة', 'Language')),
    inSidebar(readOnlyText('pageUrl', 'الصفحة', 'Page')),
    {
      name: 'idempotencyKey',
      type: 'text',
      label: say('مفتاح عدم التكرار', 'Idempotency key'),
      required: true,
      unique: true,
      index: true,
      admin: { readOnly: true, hidden: true },
    },
    ...progress(),
    { name: 'attachmentFile', type: 'text', admin: { hidden: true, readOnly: true } },
    // What answers the questions of a job: `[{ question, name, file }]`, in the order of the delivery.
    // No array of rows: a row of this table is changed in parts, which Payload cannot do with those.
    { name: 'files', type: 'json', admin: { hidden: true, readOnly: true } },
    {
      name: 'payload',
      type: 'json',
      label: say('كما وصلت', 'As delivered'),
      required: true,
      admin: { readOnly: true },
    },
  ],
}

/** How far the desk has come with it; `processedAt` is empty until lead or application are there. */
function progress(): Field[] {
  return [
    inSidebar({
      name: 'processedAt',
      type: 'date',
      label: say('وصل إلى المكتب', 'Reached the desk'),
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    }),
    hidden(moment('releasedAt', 'أُخرج من الصندوق', 'Released from the tray')),
    { name: 'processTries', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'processAfter', type: 'date', index: true, admin: { hidden: true } },
    readOnlyInSidebar(
      text('processError', 'لماذا لم يصل إلى المكتب', 'Why it has not reached the desk', {
        admin: { condition: (data?: { processError?: string }) => Boolean(data?.processError) },
      }),
    ),
  ]
}

type Attached = { id?: string; attachmentFile?: string | null }

/** Where a person of the studio fetches the file; nothing where there is none. */
const linkOf = (data: Attached | undefined) =>
  data?.attachmentFile ? `/api/submissions/${data.id}/attachment` : undefined
