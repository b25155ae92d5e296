/** The Arabic words of the interface, one file per group. */
import about from '@wajiha/contract/words/ar/about.json' with { type: 'json' }
import blogs from '@wajiha/contract/words/ar/blogs.json' with { type: 'json' }
import type blogsLate from '@wajiha/contract/words/ar/blogs.late.json'
import type blogsList from '@wajiha/contract/words/ar/blogs.list.json'
import campaign from '@wajiha/contract/words/ar/campaign.json' with { type: 'json' }
import type formsContact from '@wajiha/contract/words/ar/forms.contact.json'
import forms from '@wajiha/contract/words/ar/forms.json' with { type: 'json' }
import general from '@wajiha/contract/words/ar/general.json' with { type: 'json' }
import heros from '@wajiha/contract/words/ar/heros.json' with { type: 'json' }
import home from '@wajiha/contract/words/ar/home.json' with { type: 'json' }
import joinUs from '@wajiha/contract/words/ar/join-us.json' with { type: 'json' }
import ourProjects from '@wajiha/contract/words/ar/our-projects.json' with { type: 'json' }
import type projectsList from '@wajiha/contract/words/ar/our-projects.list.json'
import type projectStory from '@wajiha/contract/words/ar/our-projects.story.json'
import privacyPolicy from '@wajiha/contract/words/ar/privacy-policy.json' with { type: 'json' }
import sections from '@wajiha/contract/words/ar/sections.json' with { type: 'json' }
import type sectionsVoices from '@wajiha/contract/words/ar/sections.voices.json'
import seo from '@wajiha/contract/words/ar/seo.json' with { type: 'json' }
import termsAndConditions from '@wajiha/contract/words/ar/terms-and-conditions.json' with {
  type: 'json',
}

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
  Omit<typeof messages, 'blogs' | 'forms' | 'our-projects' | 'sections'> & {
    blogs: typeof blogs & typeof blogsList & typeof blogsLate
    forms: typeof forms & typeof formsContact
    'our-projects': typeof ourProjects & typeof projectsList & typeof projectStory
    sections: typeof sections & typeof sectionsVoices
  }
>
