import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'

/**
 * Proof that somebody was erased, without a word about who it was: keyed hashes of their telephone
 * and e-mail, so that a restored backup can be erased again, and how much was erased where.
 */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: say('محو', 'Erasure'), plural: say('عمليّات المحو', 'Erasures') },
  admin: {
    group: say('الخصوصيّة', 'Privacy'),
    useAsTitle: 'at',
    defaultColumns: ['at', 'byName', 'counts', 'siteDoneAt'],
    pagination: { defaultLimit: 50 },
  },
  access: rightsOf('erasures'),
  defaultSort: '-at',
  fields: [
    moment('at', 'متى', 'When', true),
    shown({ name: 'by', type: 'relationship', relationTo: 'users', label: say('من محا', 'By') }),
    shown({ name: 'byName', type: 'text', label: say('الاسم', 'Name') }),
    shown({
      name: 'counts',
      type: 'json',
      label: say('ما مُحي في الاستوديو', 'Erased in the studio'),
    }),
    moment('siteDoneAt', 'محا الموقع نُسَخه', 'The site erased its copies'),
    shown({
      name: 'siteReports',
      type: 'json',
      label: say('ما محاه الموقع', 'Erased at the site'),
    }),
    {
      name: 'hashes',
      type: 'text',
      hasMany: true,
      required: true,
      index: true,
      admin: { hidden: true, readOnly: true },
    },
  ],
}

function shown(field: Field): Field {
  return { ...field, admin: { ...field.admin, readOnly: true } } as Field
}

function moment(name: string, ar: string, en: string, required = false): Field {
  return {
    name,
    type: 'date',
    label: say(ar, en),
    required,
    index: true,
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  }
}
