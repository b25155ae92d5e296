/**
 * What the site's interface says in both languages where no editor says it otherwise, by group and key. For the
 * studio's view of these words alone: a page of the site loads its own groups. The notice that asks for consent
 * is not among them: what somebody agreed to there is a promise with a version.
 */

import arAbout from '../words/ar/about.json' with { type: 'json' }
import arBlogs from '../words/ar/blogs.json' with { type: 'json' }
import arBlogsLate from '../words/ar/blogs.late.json' with { type: 'json' }
import arBlogsList from '../words/ar/blogs.list.json' with { type: 'json' }
import arBlogsNewsletter from '../words/ar/blogs.newsletter.json' with { type: 'json' }
import arCampaign from '../words/ar/campaign.json' with { type: 'json' }
import arCampaignOffer from '../words/ar/campaign.offer.json' with { type: 'json' }
import arFormsContact from '../words/ar/forms.contact.json' with { type: 'json' }
import arForms from '../words/ar/forms.json' with { type: 'json' }
import arFormsNewsletter from '../words/ar/forms.newsletter.json' with { type: 'json' }
import arFormsThanks from '../words/ar/forms.thanks.json' with { type: 'json' }
import arGeneralChat from '../words/ar/general.chat.json' with { type: 'json' }
import arGeneral from '../words/ar/general.json' with { type: 'json' }
import arGeneralShort from '../words/ar/general.short.json' with { type: 'json' }
import arHeros from '../words/ar/heros.json' with { type: 'json' }
import arHome from '../words/ar/home.json' with { type: 'json' }
import arJoinUs from '../words/ar/join-us.json' with { type: 'json' }
import arOurProjects from '../words/ar/our-projects.json' with { type: 'json' }
import arOurProjectsList from '../words/ar/our-projects.list.json' with { type: 'json' }
import arOurProjectsStory from '../words/ar/our-projects.story.json' with { type: 'json' }
import arPrivacyPolicy from '../words/ar/privacy-policy.json' with { type: 'json' }
import arSections from '../words/ar/sections.json' with { type: 'json' }
import arSectionsLightbox from '../words/ar/sections.lightbox.json' with { type: 'json' }
import arSectionsVoices from '../words/ar/sections.voices.json' with { type: 'json' }
import arSeo from '../words/ar/seo.json' with { type: 'json' }
import arTermsAndConditions from '../words/ar/terms-and-conditions.json' with { type: 'json' }
import enAbout from '../words/en/about.json' with { type: 'json' }
import enBlogs from '../words/en/blogs.json' with { type: 'json' }
import enBlogsLate from '../words/en/blogs.late.json' with { type: 'json' }
import enBlogsList from '../words/en/blogs.list.json' with { type: 'json' }
import enBlogsNewsletter from '../words/en/blogs.newsletter.json' with { type: 'json' }
import enCampaign from '../words/en/campaign.json' with { type: 'json' }
import enCampaignOffer from '../words/en/campaign.offer.json' with { type: 'json' }
import enFormsContact from '../words/en/forms.contact.json' with { type: 'json' }
import enForms from '../words/en/forms.json' with { type: 'json' }
import enFormsNewsletter from '../words/en/forms.newsletter.json' with { type: 'json' }
import enFormsThanks from '../words/en/forms.thanks.json' with { type: 'json' }
import enGeneralChat from '../words/en/general.chat.json' with { type: 'json' }
import enGeneral from '../words/en/general.json' with { type: 'json' }
import enGeneralShort from '../words/en/general.short.json' with { type: 'json' }
import enHeros from '../words/en/heros.json' with { type: 'json' }
import enHome from '../words/en/home.json' with { type: 'json' }
import enJoinUs from '../words/en/join-us.json' with { type: 'json' }
import enOurProjects from '../words/en/our-projects.json' with { type: 'json' }
import enOurProjectsList from '../words/en/our-projects.list.json' with { type: 'json' }
import enOurProjectsStory from '../words/en/our-projects.story.json' with { type: 'json' }
import enPrivacyPolicy from '../words/en/privacy-policy.json' with { type: 'json' }
import enSections from '../words/en/sections.json' with { type: 'json' }
import enSectionsLightbox from '../words/en/sections.lightbox.json' with { type: 'json' }
import enSectionsVoices from '../words/en/sections.voices.json' with { type: 'json' }
import enSeo from '../words/en/seo.json' with { type: 'json' }
import enTermsAndConditions from '../words/en/terms-and-conditions.json' with { type: 'json' }
import type { Message } from './in-own-words.ts'
import { type BuiltWords, mayBeReworded } from './own-words.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** What stands around every page first, as it is looked for most. */
const arabic: Groups = {
  general: arGeneral,
  forms: arForms,
  'forms.contact': arFormsContact,
  'forms.thanks': arFormsThanks,
  'general.chat': arGeneralChat,
  short: arGeneralShort,
  sections: arSections,
  'sections.voices': arSectionsVoices,
  lightbox: arSectionsLightbox,
  blogs: arBlogs,
  'blogs.list': arBlogsList,
  'blogs.late': arBlogsLate,
  newsletter: arBlogsNewsletter,
  subscription: arFormsNewsletter,
  'our-projects': arOurProjects,
  'our-projects.list': arOurProjectsList,
  'our-projects.story': arOurProjectsStory,
  'join-us': arJoinUs,
  campaign: arCampaign,
  'campaign.offer': arCampaignOffer,
  about: arAbout,
  heros: arHeros,
  home: arHome,
  'privacy-policy': arPrivacyPolicy,
  seo: arSeo,
  'terms-and-conditions': arTermsAndConditions,
}

const english: Groups = {
  general: enGeneral,
  forms: enForms,
  'forms.contact': enFormsContact,
  'forms.thanks': enFormsThanks,
  'general.chat': enGeneralChat,
  short: enGeneralShort,
  sections: enSections,
  'sections.voices': enSectionsVoices,
  lightbox: enSectionsLightbox,
  blogs: enBlogs,
  'blogs.list': enBlogsList,
  'blogs.late': enBlogsLate,
  newsletter: enBlogsNewsletter,
  subscription: enFormsNewsletter,
  'our-projects': enOurProjects,
  'our-projects.list': enOurProjectsList,
  'our-projects.story': enOurProjectsStory,
  'join-us': enJoinUs,
  campaign: enCampaign,
  'campaign.offer': enCampaignOffer,
  about: enAbout,
  heros: enHeros,
  home: enHome,
  'privacy-policy': enPrivacyPolicy,
  seo: enSeo,
  'terms-and-conditions': enTermsAndConditions,
}

/** Parts of a group belong to it: `blogs.list` says `blogs.…`. */
const byKey = (groups: Groups): Record<string, Message> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([name, words]) =>
      Object.entries(words)
        .map(([key, message]) => [`${name.replace(/\..*/, '')}.${key}`, message] as const)
        .filter(([key]) => mayBeReworded(key)),
    ),
  )

export const builtWords: BuiltWords = { ar: byKey(arabic), en: byKey(english) }
