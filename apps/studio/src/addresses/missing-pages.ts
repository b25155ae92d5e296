import type { CollectionConfig } from 'payload'
import { rightsOf } from '../platform/access/rights-of.ts'
import { fact, hidden, moment, text } from '../platform/fields/builders.ts'
import { choices, say } from '../platform/i18n/say.ts'

/**
 * Addresses that were asked for and have no page, as the site counted them: a row for each address and each
 * place it was reached from. They are looked at and mended in a view of their own; whether one is mended is
 * no field, because the redirects say it.
 */
export const missingPages: CollectionConfig = {
  slug: 'missing-pages',
  labels: {
    singular: say('صفحة لم توجد', 'Page not found'),
    plural: say('صفحات لم توجد', 'Pages not found'),
  },
  admin: { hidden: true, useAsTitle: 'path' },
  access: rightsOf('missing-pages'),
  fields: [
    hidden(fact(text('key', 'المفتاح', 'Key', { required: true, unique: true, index: true }))),
    fact(
      text('path', 'العنوان', 'Address', {
        required: true,
        index: true,
        admin: { className: 'is-latin' },
      }),
    ),
    fact(text('cameFrom', 'من أين', 'Reached from', { admin: { className: 'is-latin' } })),
    fact({ name: 'count', type: 'number', label: say('المرّات', 'Times'), required: true }),
    fact(moment('lastAt', 'آخر مرّة', 'Last asked for', { required: true, index: true })),
    {
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      defaultValue: 'open',
      options: choices({ open: ['ينتظر', 'Waiting'], left: ['تُرك', 'Left alone'] }),
    },
  ],
}
