import { hrefSchema } from '@wajiha/contract'
import type { ArrayField, TextField, TextFieldSingleValidation } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { mistakeInTarget } from '../addresses/mistake-in-target.ts'

const validateHref: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value) return required ? sayTo(req, hrefWords) : true
  if (!hrefSchema.safeParse(value).success) return sayTo(req, hrefWords)
  return sayPrivate(value, req)
}

/** An address of the web that no visitor reaches is refused, wherever it stands. */
function sayPrivate(value: string, req: Parameters<typeof sayTo>[0]): string | true {
  const mistake = /^https?:/i.test(value) ? mistakeInTarget(value) : undefined
  return mistake ? sayTo(req, mistake) : true
}

const hrefWords = say(
  'اكتب مسارًا يبدأ بشرطة مائلة مثل ‎/our-projects‎ أو عنوانًا كاملًا يبدأ بـ ‎https://‎',
  'Write a path such as /our-projects or a full address that begins with https://',
)

/** Where a link leads; script addresses never pass. */
export const href = (required = true): TextField => ({
  name: 'href',
  type: 'text',
  label: say('الوجهة', 'Target'),
  required,
  validate: validateHref,
  admin: { className: 'is-latin' },
})

const label: TextField = {
  name: 'label',
  type: 'text',
  label: say('النصّ', 'Label'),
  localized: true,
  required: true,
}

/** A list of labelled links. */
export const links = (name: string, ar: string, en: string): ArrayField => ({
  name,
  type: 'array',
  label: say(ar, en),
  labels: { singular: say('رابط', 'Link'), plural: say('روابط', 'Links') },
  fields: [label, href()],
})

/** A labelled link to a full address of the web. */
export const webLinks = (name: string, ar: string, en: string): ArrayField => ({
  name,
  type: 'array',
  label: say(ar, en),
  labels: { singular: say('رابط', 'Link'), plural: say('روابط', 'Links') },
  fields: [label, webAddress('url', 'العنوان', 'Address', true)],
})

const validateWebAddress: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value && !required) return true
  const isWeb = /^https?:\/\//i.test(value ?? '') && URL.canParse(value ?? '')
  return isWeb ? sayPrivate(value ?? '', req) : sayTo(req, webWords)
}

const webWords = say(
  'اكتب عنوانًا كاملًا يبدأ بـ ‎https://‎',
  'Write a full address that begins with https://',
)

/** A full address of the web. */
export const webAddress = (name: string, ar: string, en: string, required = false): TextField => ({
  name,
  type: 'text',
  label: say(ar, en),
  required,
  validate: validateWebAddress,
  admin: { className: 'is-latin' },
})
