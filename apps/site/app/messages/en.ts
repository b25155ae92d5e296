/** The English words of the interface, one file per group. */

import type { CommonMessages } from './ar.ts'
import about from './en/about.json' with { type: 'json' }
import blogs from './en/blogs.json' with { type: 'json' }
import campaign from './en/campaign.json' with { type: 'json' }
import forms from './en/forms.json' with { type: 'json' }
import general from './en/general.json' with { type: 'json' }
import heros from './en/heros.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import joinUs from './en/join-us.json' with { type: 'json' }
import ourProjects from './en/our-projects.json' with { type: 'json' }
import privacyPolicy from './en/privacy-policy.json' with { type: 'json' }
import sections from './en/sections.json' with { type: 'json' }
import seo from './en/seo.json' with { type: 'json' }
import termsAndConditions from './en/terms-and-conditions.json' with { type: 'json' }

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
