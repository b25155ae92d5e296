/** What a text is relieved of on its way into the database and out of it. */
import { createServerFeature } from '@payloadcms/richtext-lexical'
import { isLexical } from '../../platform/lexical.ts'
import { withoutLooseLinks } from './without-loose-links.ts'
import { withoutUnfinished } from './without-unfinished.ts'

/**
 * Links whose box was left without an address; while somebody types, they stay. And pictures that are still coming in:
 * stored, they would take hold of the desk of everybody who opens the text. The editor they come into keeps them, see
 * `writing/hold-unfinished.tsx`. One hook for both: Payload hands each the text as it came, and keeps the last answer.
 */
export const tidying = createServerFeature({
  key: 'tidying',
  feature: {
    hooks: {
      beforeValidate: [
        ({ value, req }) => {
          const text = withoutUnfinished(value)
          return req.query?.autosave === 'true' || !isLexical(text) ? text : withoutLooseLinks(text)
        },
      ],
      // What was stored before this was so.
      afterRead: [({ value }) => withoutUnfinished(value)],
    },
  },
})
