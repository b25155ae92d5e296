import { apiScopes } from '@wajiha/contract/public-api'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { fieldRights, isHiddenFrom, rightsOf } from '../../platform/access/rights-of.ts'
import { moment, readOnlyInSidebar, text } from '../../platform/fields/builders.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { say } from '../../platform/i18n/say.ts'
import { keyEndpoints } from '../endpoints.ts'
import { scopeWords } from '../words.ts'

/** The studio writes it; owners look at it. */
const noted = (field: Field): Field =>
  readOnlyInSidebar(extendField(field, { access: fieldRights('noted') }))

const nameMaker: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, createdBy: req.user?.id ?? null } : data

/** Systems elsewhere that hand over leads and read content by the API under `/api/v1/` of the site. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: {
    singular: say('مفتاح لنظام آخر', 'Key of another system'),
    plural: say('مفاتيح الأنظمة الأخرى', 'Keys of other systems'),
  },
  admin: {
    group: say('الربط', 'Connections'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'scopes', 'beginning', 'expiresAt', 'lastUsedOn', 'revokedAt'],
    hidden: isHiddenFrom('api-keys'),
    description: say(
      'لكلّ نظام مفتاح، ولكلّ مفتاح ما يُسمح له به وحده',
      'A key for each system, and for each key what it may do and nothing else',
    ),
    components: { beforeListTable: ['/src/keys/admin/above-keys.tsx#AboveKeys'] },
  },
  access: rightsOf('api-keys'),
  endpoints: keyEndpoints,
  hooks: { beforeChange: [nameMaker] },
  // A copy of a key would be another that opens the same.
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    text('name', 'اسم النظام', 'Name of the system', { required: true, maxLength: 120 }),
    {
      name: 'scopes',
      type: 'select',
      hasMany: true,
      required: true,
      label: say('ما يُسمح له به', 'What it may do'),
      options: apiScopes.map((value) => {
        const [ar, en] = scopeWords[value]
        return { value, label: say(ar, en) }
      }),
    },
    moment('expiresAt', 'تنتهي مدّته', 'Expires', {
      admin: {
        description: say(
          'بلا موعد يبقى صالحًا حتّى يُلغى',
          'Without a time it counts until it is revoked',
        ),
        components: { Cell: '/src/content/waiting/end-cell.tsx#EndCell' },
      },
    }),
    {
      name: 'keyPanel',
      type: 'ui',
      label: say('المفتاح', 'Key'),
      admin: {
        components: { Field: '/src/keys/admin/key-panel.tsx#KeyPanel' },
        disableListColumn: true,
      },
    },
    noted(text('beginning', 'بداية المفتاح', 'Begins with', { admin: { className: 'is-latin' } })),
    noted({ name: 'lastUsedOn', type: 'date', label: say('آخر يوم استُعمل فيه', 'Last used on') }),
    noted(moment('revokedAt', 'أُلغي', 'Revoked')),
    noted({
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: say('أنشأه', 'Made by'),
    }),
    {
      // SHA-256 of the key; found by an index, and never shown.
      name: 'hash',
      type: 'text',
      unique: true,
      index: true,
      access: fieldRights('secret'),
      admin: { hidden: true },
    },
  ],
}
