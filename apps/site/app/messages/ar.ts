/** The Arabic words of the interface, one file per group. */
import about from './ar/about.json' with { type: 'json' }
import blogs from './ar/blogs.json' with { type: 'json' }
import type blogsList from './ar/blogs.list.json'
import campaign from './ar/campaign.json' with { type: 'json' }
import type formsContact from './ar/forms.contact.json'
import forms from './ar/forms.json' with { type: 'json' }
import general from './ar/general.json' with { type: 'json' }
import heros from './ar/heros.json' with { type: 'json' }
import home from './ar/home.json' with { type: 'json' }
import joinUs from './ar/join-us.json' with { type: 'json' }
import ourProjects from './ar/our-projects.json' with { type: 'json' }
import type projectsList from './ar/our-projects.list.json'
import type projectStory from './ar/our-projects.story.json'
import privacyPolicy from './ar/privacy-policy.json' with { type: 'json' }
import sections from './ar/sections.json' with { type: 'json' }
import seo from './ar/seo.json' with { type: 'json' }
import termsAndConditions from './ar/terms-and-conditions.json' with { type: 'json' }

export const messages = {
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

type Widen<Value> = Value extends string ? string : { one?: string; two?: string; other: string }

type Filled<Groups> = {
  [Group in keyof Groups]: { [Key in keyof Groups[Group]]: Widen<Groups[Group][Key]> }
}

/** The shape every language fills: the Arabic files decide which groups and keys exist. */
export type CommonMessages = Filled<typeof messages>

/** With the parts that come with a page of their own (`more-words.ts`). */
export type Messages = Filled<
  Omit<typeof messages, 'blogs' | 'forms' | 'our-projects'> & {
    blogs: typeof blogs & typeof blogsList
    forms: typeof forms & typeof formsContact
    'our-projects': typeof ourProjects & typeof projectsList & typeof projectStory
  }
>
