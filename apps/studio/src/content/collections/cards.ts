import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'
import { fieldRights, rightsOf } from '../../platform/access/rights-of.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { key } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { ofOneCard } from '../addresses/mistake-in-card-address.ts'
import { cardContacts, cardPerson } from '../fields/card-parts.ts'
import { fullName, keepFullName } from '../fields/full-name.ts'
import { paper } from '../fields/paper.ts'
import { relatedOne } from '../fields/relations.ts'

const address = key('الاسم في العنوان', 'Name in the address')

/** Digital business cards. A printed code must keep working, so a card is retired, never deleted. */
export const cards: CollectionConfig<'cards'> = {
  slug: 'cards',
  labels: { singular: say('بطاقة', 'Card'), plural: say('البطاقات', 'Cards') },
  admin: {
    group: say('الوكالة', 'Agency'),
    useAsTitle: 'fullName',
    listSearchableFields: ['key', 'givenName', 'familyName', 'jobTitle', 'publicCode'],
    defaultColumns: ['givenName', 'familyName', 'jobTitle', 'state'],
  },
  access: rightsOf('cards'),
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { beforeChange: [keepFullName] },
  fields: [
    ...cardPerson,
    fullName,
    ...cardContacts,
    extendField(address, {
      access: fieldRights('cardIdentity'),
      validate: ofOneCard(address.validate),
    }),
    {
      name: 'publicCode',
      type: 'text',
      label: say('الرمز المطبوع', 'Printed code'),
      required: true,
      unique: true,
      index: true,
      minLength: 4,
      maxLength: 64,
      validate: ofOneCard(text),
      access: fieldRights('cardIdentity'),
      admin: { position: 'sidebar', className: 'is-latin' },
    },
    {
      name: 'uid',
      type: 'text',
      required: true,
      unique: true,
      defaultValue: () => crypto.randomUUID(),
      admin: { hidden: true },
      access: fieldRights('fact'),
    },
    {
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      defaultValue: 'active',
      options: choices({
        active: ['سارية', 'Active'],
        paused: ['موقوفة', 'Paused'],
        left: ['غادر صاحبها', 'Left'],
      }),
      access: fieldRights('cardIdentity'),
      admin: { position: 'sidebar' },
    },
    paper,
    {
      name: 'indexable',
      type: 'checkbox',
      label: say('تظهر في محرّكات البحث', 'Shown to search engines'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    extendField(relatedOne('owner', 'users', 'صاحبها في الاستوديو', 'Her or his studio account'), {
      access: fieldRights('cardIdentity'),
      admin: { position: 'sidebar' },
    }),
  ],
}
