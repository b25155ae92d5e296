import { hrefSchema } from '@wajiha/contract'
import type { ArrayField, Condition, TextField, TextFieldSingleValidation } from 'payload'
import { extendField } from '../../platform/fields/extend-field.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { mistakeInTarget } from '../addresses/mistake-in-target.ts'
import { relatedOne } from './relations.ts'

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

const validateMenuHref: TextFieldSingleValidation = (value, options) => {
  const leadsToPage = Boolean(fieldOf(options.siblingData, 'page'))
  return leadsToPage || validateHref(value, { ...options, required: true })
}

const hasNoPage: Condition = (_, sibling) => !sibling?.page

/**
 * A list of labelled links that lead to a page of the editors' own, or to an address. The page's link moves with it,
 * and is not there in a language in which the page is not.
 */
export const menuLinks = (name: string, ar: string, en: string): ArrayField => ({
  ...links(name, ar, en),
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/src/content/fields/link-row-label.tsx#LinkRowLabel' },
  },
  fields: [
    label,
    {
      ...relatedOne('page', 'block-pages', 'صفحة', 'Page'),
      admin: { description: whenPage },
    },
    extendField(href(false), {
      validate: validateMenuHref,
      admin: { className: 'is-latin', condition: hasNoPage },
    }),
  ],
})

const whenPage = say(
  'صفحةٌ صُنعت من كتل. يتبعها الرابط إن تغيّر عنوانها، ولا يظهر في لغةٍ لم تُنشر فيها. أو اتركها فارغة واكتب الوجهة.',
  'A page made from blocks. The link follows its address, and is not shown in a language in which the page is not published. Or leave it empty and write a target.',
)

/** A labelled link to a full address of the web. */
export const webLinks = (name: string, ar: string, en: string): ArrayField => ({
  name,
  type: 'array',
  label: say(ar, en),
  labels: { singular: say('رابط', 'Link'), plural: say('روابط', 'Links') },
  fields: [label, webAddress('url', 'الرابط', 'Address', true)],
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
