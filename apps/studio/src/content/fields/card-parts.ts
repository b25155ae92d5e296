import type { Field } from 'payload'
import { area, line, picture } from '../../platform/fields/common.ts'
import { phone } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { href } from './links.ts'
import { relatedOne } from './relations.ts'

/** One person, two language faces; what one face lacks is taken from the other. */
export const cardPerson: Field[] = [
  {
    type: 'row',
    fields: [
      line('prefix', 'اللقب', 'Prefix', false),
      line('givenName', 'الاسم', 'Given name'),
      line('familyName', 'العائلة', 'Family name'),
      line('suffix', 'لاحقة', 'Suffix', false),
    ],
  },
  line('jobTitle', 'المسمّى', 'Job title'),
  line('department', 'القسم', 'Department', false),
  line('company', 'الشركة', 'Company'),
  area('bio', 'نبذة', 'Bio', false),
  picture('photo', 'الصورة', 'Photo'),
  relatedOne('branch', 'branches', 'الفرع', 'Branch'),
]

export const cardContacts: Field[] = [
  {
    name: 'phones',
    type: 'array',
    label: say('الهواتف', 'Phones'),
    labels: { singular: say('هاتف', 'Phone'), plural: say('هواتف', 'Phones') },
    fields: [
      phone('e164', 'الرقم', 'Number'),
      {
        name: 'type',
        type: 'select',
        label: say('النوع', 'Type'),
        required: true,
        defaultValue: 'cell',
        options: choices({ cell: ['جوّال', 'Mobile'], work: ['عمل', 'Work'], fax: ['فاكس', 'Fax'] }),
      },
      line('label', 'التسمية', 'Label', false),
      { name: 'whatsapp', type: 'checkbox', label: say('واتساب', 'WhatsApp'), defaultValue: false },
    ],
  },
  {
    name: 'emails',
    type: 'array',
    label: say('البريد', 'E-mails'),
    labels: { singular: say('بريد', 'E-mail'), plural: say('عناوين', 'E-mails') },
    fields: [{ name: 'email', type: 'email', label: say('البريد', 'E-mail'), required: true }],
  },
  {
    name: 'urls',
    type: 'array',
    label: say('روابط', 'Links'),
    labels: { singular: say('رابط', 'Link'), plural: say('روابط', 'Links') },
    fields: [
      {
        name: 'kind',
        type: 'text',
        label: say('النوع', 'Kind'),
        required: true,
        admin: { className: 'is-latin' },
      },
      href(),
      line('label', 'التسمية', 'Label'),
    ],
  },
]
