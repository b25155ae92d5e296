import { readEnv } from '../platform/env.ts'
import type { Feature } from '../platform/feature.ts'
import { authors } from './collections/authors.ts'
import { blockPages } from './collections/block-pages.ts'
import { branches } from './collections/branches.ts'
import { cards } from './collections/cards.ts'
import { categories } from './collections/categories.ts'
import { departments } from './collections/departments.ts'
import { files } from './collections/files.ts'
import { industries } from './collections/industries.ts'
import { jobs } from './collections/jobs.ts'
import { media } from './collections/media.ts'
import { posts } from './collections/posts.ts'
import { projects } from './collections/projects.ts'
import { redirects } from './collections/redirects.ts'
import { series } from './collections/series.ts'
import { services } from './collections/services.ts'
import { tags } from './collections/tags.ts'
import { testimonials } from './collections/testimonials.ts'
import { watchCalendar } from './feed/calendar.ts'
import { announcedGlobal } from './feed/global-hooks.ts'
import { general } from './globals/general.ts'
import { pages } from './globals/pages.ts'
import { hashStored } from './library/hash-stored.ts'
import { interfaceWords } from './own-words/interface-words.ts'
import { shownOnSite, shownOnSiteGlobal } from './shown-on-site.ts'
import { cleanStored } from './uploads/clean-stored.ts'
import { restoreInOneLanguage } from './versions/restore.ts'

/** What the site shows. */
export const content: Feature = {
  collections: shownOnSite([
    projects,
    services,
    posts,
    authors,
    testimonials,
    media,
    files,
    jobs,
    blockPages,
    departments,
    redirects,
    cards,
    branches,
    categories,
    tags,
    series,
    industries,
  ]),
  globals: [...[general, ...pages].map(shownOnSiteGlobal), announcedGlobal(interfaceWords)],
  onInit: restoreInOneLanguage,
  watch: (payload) => {
    watchCalendar(payload)
    // One after the other: what is hashed is what stays.
    void cleanStored(payload, readEnv().mediaDir).then(() => hashStored(payload))
  },
}
