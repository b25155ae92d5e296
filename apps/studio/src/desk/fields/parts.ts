/** Fields that leads and applications share. */
import type { CollectionSlug, Field, GroupField, RelationshipField } from 'payload'
import { rolesThat } from '../../platform/access/may.ts'
import type { Act } from '../../platform/access/rights.ts'
import { shownInWords } from '../../platform/admin/codes/shown-in-words.ts'
import { fact, inSidebar, moment, text } from '../../platform/fields/builders.ts'
import { choices, type Said, say } from '../../platform/i18n/say.ts'
import { consentBases } from '../by-hand/ways.ts'

export const number: Field = fact(
  inSidebar({
    name: 'number',
    type: 'number',
    label: say('الرقم', 'Number'),
    unique: true,
    index: true,
  }),
)

/** The delivery this came from: one document each, however often it is processed. */
export const submission: Field = fact({
  name: 'submission',
  type: 'relationship',
  relationTo: 'submissions',
  label: say('كما وصلت', 'As delivered'),
  unique: true,
  index: true,
})

export const person: Field = fact({
  name: 'person',
  type: 'relationship',
  relationTo: 'people',
  label: say('الشخص', 'Person'),
  index: true,
})

const latin = { admin: { className: 'is-latin' } }

/** Who wrote and how to reach them; corrected by hand where it was mistyped. */
export const reach: Field[] = [
  text('name', 'الاسم', 'Name', { required: true, index: true }),
  {
    type: 'row',
    fields: [
      text('phoneE164', 'الهاتف', 'Phone', { index: true, ...latin }),
      text('email', 'البريد الإلكترونيّ', 'E-mail', latin),
    ],
  },
  fact(text('phoneRaw', 'الهاتف كما كُتب', 'Phone as typed', { admin: { hidden: true } })),
  fact(text('phoneCountry', 'دولة الهاتف', 'Country of the phone', { admin: { hidden: true } })),
  fact(text('phoneType', 'نوع الهاتف', 'Kind of phone', { admin: { hidden: true } })),
  fact(
    text('emailNorm', 'البريد للمقارنة', 'E-mail, compared', {
      index: true,
      admin: { hidden: true },
    }),
  ),
]

export const message: Field = fact({
  name: 'message',
  type: 'textarea',
  label: say('الرسالة', 'Message'),
})

export const consent: GroupField = {
  name: 'consent',
  type: 'group',
  label: say('الموافقات', 'Consent'),
  fields: [
    fact({
      name: 'basis',
      type: 'select',
      label: say('بأيّ سند نراسله', 'On what basis we write'),
      options: choices(consentBases),
      // Asked of whoever enters somebody by hand; a form has its own boxes.
      admin: { condition: (data: { cameBy?: string | null }) => Boolean(data?.cameBy) },
    }),
    fact(moment('privacyAt', 'قبِل إشعار الخصوصيّة', 'Acknowledged the privacy notice')),
    fact(text('textVersion', 'نسخة الإشعار', 'Version of the notice')),
    fact(text('locale', 'لغة الإشعار', 'Language of the notice')),
    fact(moment('marketingAt', 'قبِل أن نراسله', 'Agreed to hear from us')),
    // The answer to the notice about cookies, as it stood when the form was sent (ATTR-10).
    fact(moment('adsAt', 'قبِل استعمال بياناته للإعلان', 'Agreed to advertising use')),
  ],
}

const isDoubtful = { condition: (data: { spamScore?: number | null }) => Boolean(data?.spamScore) }

export const spamParts: Field[] = [
  fact(
    inSidebar({
      name: 'spamScore',
      type: 'number',
      label: say('درجة الريبة', 'Spam score'),
      admin: isDoubtful,
    }),
  ),
  fact(inSidebar(shownInWords(text('spamReasons', 'أسباب الريبة', 'Reasons', { hasMany: true })))),
]

const origins: [name: string, relationTo: CollectionSlug, ar: string, en: string][] = [
  ['campaign', 'campaigns', 'الحملة', 'Campaign'],
  ['card', 'cards', 'البطاقة', 'Card'],
  ['shortLink', 'short-links', 'الرابط القصير', 'Short link'],
]

export const origin: Field[] = origins.map(([name, relationTo, ar, en]) =>
  fact({ name, type: 'relationship', relationTo, label: say(ar, en), index: true }),
)

export const pages: Field[] = [
  fact(text('pageUrl', 'الصفحة', 'Page', latin)),
  fact(text('referrerHost', 'الموقع الذي جاء منه', 'Came from', latin)),
  fact(text('reference', 'المرجع', 'Reference', { index: true, ...latin })),
  fact(text('locale', 'اللغة', 'Language')),
  fact(text('ipTrunc', 'الشبكة', 'Network', latin)),
  fact(text('uaFamily', 'المتصفّح', 'Browser', latin)),
]

/** A colleague who may hold this kind of work. */
export const colleague = (name: string, label: Said, duty: Act): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  label,
  index: true,
  filterOptions: { role: { in: rolesThat(duty) }, leftAt: { exists: false } },
  admin: { allowCreate: false },
})
