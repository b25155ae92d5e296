import type { UIField } from 'payload'
import { besideWords } from './words.ts'

/** Beside a text: how long it is, and its headings. @param text the name of the field with the text. */
export const besideText = (text: string): UIField => ({
  name: `${text}Beside`,
  type: 'ui',
  label: besideWords.title,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: {
      Field: {
        path: '/src/content/rich-text/writing/beside-text.tsx#BesideText',
        clientProps: { text },
      },
    },
  },
})
