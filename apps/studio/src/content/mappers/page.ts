/** Pages with an editor of their own: one small mapper a page, chosen by the page's key. */
import type { Locale, PageKey, PageOf } from '@wajiha/contract'
import type { Config } from '../../payload-types.ts'
import { dayOf, defined, worded } from './defined.ts'
import { toLines, toSteps, toTitledTexts } from './parts.ts'
import { toPeople } from './people.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'

type DocumentOf<Key extends PageKey> = Config['globals'][`page-${Key}`]
type Common = 'key' | 'title' | 'lead' | 'paper' | 'seo' | 'languages' | 'updatedAt'

/** @param languages in which the page is published. */
export function toPage<Key extends PageKey>(
  key: Key,
  page: DocumentOf<Key>,
  { languages, locale }: { languages: Locale[]; locale: Locale },
): PageOf<Key> {
  const special = mappers[key]
  return {
    key,
    title: page.title,
    ...defined({ lead: page.lead || undefined, paper: page.paper }),
    seo: toSeo(page.seo),
    languages,
    updatedAt: page.updatedAt ?? '',
    ...special(page, locale),
  } as PageOf<Key>
}

type Mappers = {
  [Key in PageKey]: (page: DocumentOf<Key>, locale: Locale) => Omit<PageOf<Key>, Common>
}

const toIntro = ({ emptyText }: { emptyText?: string | null }) =>
  defined({ emptyText: emptyText || undefined })

const toLinks = (links: { label: string; href: string }[] | null | undefined) =>
  worded(links, 'label', 'href').map(({ label, href }) => ({ label, href }))

const toNumbers = ({ sentence, figures }: DocumentOf<'home'>['numbers']) => ({
  sentence,
  figures: worded(figures, 'label').map(({ value, label }) => ({ value, label })),
})

const toLegal = (page: DocumentOf<'privacy-policy'>, locale: Locale) => ({
  body: toRichText(page.body, locale),
  version: page.version,
  effectiveDate: dayOf(page.effectiveDate) ?? '',
})

const mappers: Mappers = {
  home: (page) => ({
    hero: {
      lines: worded(page.hero?.lines, 'text').map(({ text, mark }) => ({ text, mark })),
      actions: toLinks(page.hero?.actions),
    },
    pattern: {
      title: page.pattern.title,
      text: page.pattern.text,
      control: page.pattern.control,
    },
    services: {
      title: page.services.title,
      ...defined({ text: page.services.text || undefined }),
    },
    work: { title: page.work.title },
    process: { title: page.process.title, steps: toSteps(page.process.steps) },
    numbers: toNumbers(page.numbers),
    voices: { title: page.voices.title },
    notebook: { title: page.notebook.title },
    call: {
      title: page.call.title,
      text: page.call.text,
      action: { label: page.call.action.label, href: page.call.action.href },
    },
    subscribe: {
      title: page.subscribe.title,
      ...defined({ note: page.subscribe.note || undefined }),
    },
  }),
  about: (page, locale) => ({
    story: toRichText(page.story, locale),
    values: toTitledTexts(page.values),
    team: {
      title: page.team.title,
      people: toPeople(page.team.people),
    },
    clients: {
      title: page.clients.title,
      names: worded(page.clients.names, 'name').map(({ name }) => name),
    },
    timeline: worded(page.timeline, 'title').map(({ year, title, text }) => ({
      year,
      title,
      ...defined({ text: text || undefined }),
    })),
    numbers: toNumbers(page.numbers),
  }),
  contact: (page) => ({
    formTitle: page.formTitle,
    next: toLines(page.next),
    branchesTitle: page.branchesTitle,
  }),
  'our-projects': toIntro,
  blogs: toIntro,
  testimonials: toIntro,
  'join-us': (page) => ({ ...toIntro(page), values: toTitledTexts(page.values) }),
  'thank-you': (page) => ({ next: toLines(page.next), actions: toLinks(page.actions) }),
  'privacy-policy': toLegal,
  'terms-and-conditions': toLegal,
}
