import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { hidden, moment, readOnly } from '../../platform/fields/builders.ts'
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
    readOnly(moment('at', 'متى', 'When', { required: true, index: true })),
    readOnly({ name: 'by', type: 'relationship', relationTo: 'users', label: say('من محا', 'By') }),
    readOnly({ name: 'byName', type: 'text', label: say('الاسم', 'Name') }),
    readOnly({
      name: 'counts',
      type: 'json',
      label: say('ما مُحي في الاستوديو', 'Erased in the studio'),
    }),
    readOnly(
      moment('siteDoneAt', 'محا الموقع نُسَخه', 'The site erased its copies', {
        required: false,
        index: true,
      }),
    ),
    readOnly({
      name: 'siteReports',
      type: 'json',
      label: say('ما محاه الموقع', 'Erased at the site'),
    }),
    hidden({ name: 'hashes', type: 'text', hasMany: true, required: true, index: true }),
  ],
}
