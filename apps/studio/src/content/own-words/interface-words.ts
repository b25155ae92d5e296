import type { GlobalConfig } from 'payload'
import { rightsOfGlobal } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'
import { validateOwnWords } from './validate.ts'
import { ownWordsSaid } from './words.ts'

/** What the site's interface says in the agency's own words: `{ ar: { 'forms.submit': 'أرسل الآن' }, en: {} }`. */
export const interfaceWords: GlobalConfig = {
  slug: 'interface-words',
  label: ownWordsSaid.label,
  admin: { group: say('الموقع', 'The site') },
  access: rightsOfGlobal('interface-words'),
  // Without drafts: what is saved is what the site says.
  versions: { drafts: false, max: 50 },
  fields: [
    {
      name: 'words',
      type: 'json',
      label: ownWordsSaid.own,
      validate: validateOwnWords,
      admin: {
        description: ownWordsSaid.lead,
        components: { Field: '/src/content/own-words/admin/own-words-field.tsx#OwnWordsField' },
      },
    },
  ],
}
