import type { CollectionConfig, Field, UIField } from 'payload'
import { fieldRights, rightsOf } from '../../platform/access/rights-of.ts'
import { hidden, inSidebar, moment } from '../../platform/fields/builders.ts'
import { line } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { issueEndpoints } from '../endpoints.ts'
import { issueBlocks } from './blocks.ts'
import { issueName } from './issue-name.ts'
import { announceDeleted, announceIssue, keepSending } from './rules.ts'

const letterView = '/src/newsletter/admin/letter-view.tsx#LetterView'
const panel = '/src/newsletter/admin/sending-panel.tsx#SendingPanel'

/**
 * Issues of the newsletter. One is a draft until somebody sends it; its state and times are the studio's
 * alone (`sending/`). A copy begins as a draft, and nothing of it is ever sent by itself.
 */
export const newsletterIssues: CollectionConfig = {
  slug: 'newsletter-issues',
  labels: {
    singular: say('عدد من النشرة', 'Newsletter issue'),
    plural: say('أعداد النشرة', 'Newsletter issues'),
  },
  admin: {
    group: say('المراسلات', 'Mail'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'slug', 'state', 'startedAt', 'updatedAt'],
    listSearchableFields: ['subject', 'slug'],
  },
  defaultSort: '-createdAt',
  access: rightsOf('newsletter-issues'),
  endpoints: issueEndpoints,
  hooks: {
    afterChange: [announceIssue],
    beforeDelete: [keepSending],
    afterDelete: [announceDeleted],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('الكتابة', 'Writing'), fields: writing() },
        { label: say('كما تصل', 'As mail'), fields: [shown('letter', letterView)] },
        {
          label: say('الإرسال والأرقام', 'Sending and figures'),
          fields: [shown('sending', panel)],
        },
      ],
    },
    issueName,
    inSidebar({
      name: 'pace',
      type: 'number',
      label: say('رسائل في الدقيقة', 'Mails a minute'),
      required: true,
      defaultValue: 60,
      min: 1,
      max: 600,
      admin: {
        step: 1,
        description: say(
          'كم رسالةً تخرج في الدقيقة على الأكثر. اسأل مزوّد بريدك عن حدّه.',
          'The most that leave in a minute. Ask your mail provider for its limit.',
        ),
      },
    }),
    inSidebar(
      noted({
        name: 'state',
        type: 'select',
        label: say('الحال', 'State'),
        required: true,
        index: true,
        defaultValue: 'draft',
        options: choices({
          draft: ['مسوّدة', 'Draft'],
          scheduled: ['مجدول', 'Scheduled'],
          sending: ['يُرسل', 'Being sent'],
          paused: ['موقوف مؤقّتًا', 'Paused'],
          sent: ['أُرسل', 'Sent'],
          stopped: ['أُوقف', 'Stopped'],
        }),
      }),
    ),
    inSidebar(noted(moment('sendAt', 'يُرسل في', 'To be sent'))),
    inSidebar(noted(moment('startedAt', 'بدأ إرساله', 'Began to be sent', { index: true }))),
    inSidebar(noted(moment('finishedAt', 'انتهى إرساله', 'Finished'))),
    // The languages it was sent in, when readers were last taken from the list, and the mail of each language
    // as it was when the sending began.
    hidden(noted({ name: 'sentIn', type: 'text' })),
    hidden(noted({ name: 'batchAt', type: 'date' })),
    hidden(secret({ name: 'letters', type: 'json' })),
  ],
}

function writing(): Field[] {
  return [
    extendField(line('subject', 'العنوان', 'Subject', false), {
      maxLength: 120,
      admin: {
        description: say(
          'اللغة التي لا عنوان لها ولا نصّ لا يُرسل شيء إلى مشتركيها.',
          'Subscribers of a language without subject and text are sent nothing.',
        ),
      },
    }),
    extendField(line('preheader', 'ما يظهر بعد العنوان', 'Words after the subject', false), {
      maxLength: 160,
      admin: {
        description: say(
          'تعرضه قوائم البريد بجانب العنوان.',
          'Lists of mails show it beside the subject.',
        ),
      },
    }),
    shown(
      'posts',
      '/src/newsletter/admin/month-posts.tsx#MonthPosts',
      say('مقالات الشهر', 'Articles of the month'),
    ),
    issueBlocks,
  ]
}

function shown(name: string, Component: string, label = say('العدد', 'Issue')): UIField {
  return {
    name: `${name}View`,
    type: 'ui',
    label,
    admin: { components: { Field: Component }, disableListColumn: true, disableBulkEdit: true },
  }
}

/** Written by the studio alone. */
function noted(field: Field): Field {
  const admin = { ...field.admin, readOnly: true }
  return Object.assign({}, field, { access: fieldRights('noted'), admin })
}

function secret(field: Field): Field {
  return Object.assign({}, field, { access: fieldRights('secret') })
}
