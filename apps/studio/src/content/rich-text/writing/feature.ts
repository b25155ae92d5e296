import { createServerFeature } from '@payloadcms/richtext-lexical'

/** What helps while somebody writes: clean pastes, blocks found by either language's words, lines that run as on the site. */
export const writing = createServerFeature({
  key: 'writing',
  feature: {
    ClientFeature: '/src/content/rich-text/editor-when-needed.tsx#WritingFeatureClient',
  },
})
