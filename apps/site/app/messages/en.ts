/** The English words of the interface, one file per group. */

import about from '@wajiha/contract/words/en/about.json' with { type: 'json' }
import blogs from '@wajiha/contract/words/en/blogs.json' with { type: 'json' }
import campaign from '@wajiha/contract/words/en/campaign.json' with { type: 'json' }
import forms from '@wajiha/contract/words/en/forms.json' with { type: 'json' }
import general from '@wajiha/contract/words/en/general.json' with { type: 'json' }
import heros from '@wajiha/contract/words/en/heros.json' with { type: 'json' }
import home from '@wajiha/contract/words/en/home.json' with { type: 'json' }
import joinUs from '@wajiha/contract/words/en/join-us.json' with { type: 'json' }
import ourProjects from '@wajiha/contract/words/en/our-projects.json' with { type: 'json' }
import privacyPolicy from '@wajiha/contract/words/en/privacy-policy.json' with { type: 'json' }
import sections from '@wajiha/contract/words/en/sections.json' with { type: 'json' }
import seo from '@wajiha/contract/words/en/seo.json' with { type: 'json' }
import termsAndConditions from '@wajiha/contract/words/en/terms-and-conditions.json' with {
  type: 'json',
}
import type { CommonMessages } from './ar.ts'

export const messages: CommonMessages = {
  general,
  blogs,
  forms,
  sections,
  about,
  home,
  'join-us': joinUs,
  heros,
  'our-projects': ourProjects,
  campaign,
  'privacy-policy': privacyPolicy,
  'terms-and-conditions': termsAndConditions,
  seo,
}
