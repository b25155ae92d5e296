import type { CheckboxField, TextareaField, TextField, UploadField } from 'payload'
import { say } from '../i18n/say.ts'

export const title: TextField = {
  name: 'title',
  type: 'text',
  label: say('العنوان', 'Title'),
  localized: true,
  required: true,
  maxLength: 200,
}

export const name: TextField = { ...title, name: 'name', label: say('الاسم', 'Name') }

export const excerpt: TextareaField = {
  name: 'excerpt',
  type: 'textarea',
  label: say('الملخّص', 'Excerpt'),
  localized: true,
  required: true,
  maxLength: 200,
}

/** A text of one line in both languages. */
export const line = (field: string, ar: string, en: string, required = true): TextField => ({
  name: field,
  type: 'text',
  label: say(ar, en),
  localized: true,
  required,
})

/** A text of several lines in both languages. */
export const area = (field: string, ar: string, en: string, required = true): TextareaField => ({
  name: field,
  type: 'textarea',
  label: say(ar, en),
  localized: true,
  required,
})

export const featured: CheckboxField = {
  name: 'featured',
  type: 'checkbox',
  label: say('مميّز', 'Featured'),
  defaultValue: false,
  admin: { position: 'sidebar' },
}

export const pinned: CheckboxField = {
  name: 'pinned',
  type: 'checkbox',
  label: say('مثبَّت في أوّل الدفتر', 'Pinned to the top of the notebook'),
  defaultValue: false,
  index: true,
  admin: { position: 'sidebar' },
}

/** A picture from the library. */
export const picture = (field: string, ar: string, en: string, required = false): UploadField => ({
  name: field,
  type: 'upload',
  relationTo: 'media',
  label: say(ar, en),
  required,
})

export const cover = (required = false): UploadField =>
  picture('cover', 'الغلاف', 'Cover', required)
