/** Links in texts: any address the site can follow, in any letters, and none that leads nowhere. */
import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { extendField } from '../../platform/fields/extend-field.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { readHref } from './read-href.ts'

/** Payload's own hook encodes what it takes for no address, and that is every Arabic one. */
const keepAddress: FieldHook = ({ value }) => readHref(value) ?? value

const validateAddress: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const isInternal = fieldOf(siblingData, 'linkType') === 'internal'
  return isInternal || readHref(value) !== undefined || sayTo(req, addressWords)
}

const addressWords = say(
  'اكتب مسارًا يبدأ بشرطة مائلة مثل ‎/our-projects‎ أو عنوانًا كاملًا يبدأ بـ ‎https://‎',
  'Write a path such as /our-projects or a full address that begins with https://',
)

/** The address starts empty: `https://`, which Payload begins with, is a link as soon as it stands there. */
function addressOf(field: TextField): TextField {
  return extendField(field, {
    defaultValue: '',
    hooks: { beforeChange: [keepAddress] },
    validate: validateAddress,
    admin: { ...field.admin, className: 'is-latin', placeholder: 'https://' },
  })
}

/** Links to documents and to addresses. */
export const link = LinkFeature({
  enabledCollections: ['posts', 'projects', 'jobs', 'services', 'block-pages'],
  disableAutoLinks: true,
  fields: ({ defaultFields }) =>
    defaultFields.map((field) =>
      field.type === 'text' && field.name === 'url' ? addressOf(field) : field,
    ),
})
