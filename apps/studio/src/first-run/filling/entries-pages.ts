/** Pages with an editor of their own, where they hold more than plain words. */
import { locales } from '@wajiha/arabic'
import type { Content, PageContent } from './content.ts'
import { type Both, type Links, noon, texts } from './links.ts'

type Page = Record<string, unknown>
type Words<Content = PageContent> = Content extends unknown ? Omit<Content, 'key' | 'body'> : never
type Person = { photo?: string; card?: string }

/** A page as the studio stores it. */
export function page({ key: _, body, ...words }: PageContent, links: Links): Page {
  return {
    ...words,
    ...specialsOf(words, links),
    ...(body ? { body: links.rich(body) } : {}),
  }
}

/** Told apart by what they hold: the story is in `about` alone, a date in what has the force of law. */
function specialsOf(words: Words, links: Links): Page {
  if ('story' in words)
    return {
      story: links.rich(words.story),
      clients: named(words.clients),
      team: withPortraits(words.team, links),
    }
  if ('next' in words) return { next: texts(words.next) }
  if ('effectiveDate' in words) return { effectiveDate: noon(words.effectiveDate) }
  return {}
}

/** A page from blocks; each block names what it shows by its key. */
export const blockPage = ({ blocks, ...page }: Content['blockPages'][number], links: Links) => ({
  ...page,
  blocks: blocks.map((block) => {
    switch (block.blockType) {
      case 'text':
        return { ...block, body: links.rich(block.body) }
      case 'picture':
        return { ...block, beside: links.rich(block.beside), image: links.media(block.image) }
      case 'voices':
        return { ...block, testimonials: links.ids('testimonials', block.testimonials) }
      case 'work':
        return { ...block, projects: links.ids('projects', block.projects) }
      case 'questions':
        return { ...block, questions: links.answers(block.questions) }
      default:
        return block
    }
  }),
})

/** An issue of the newsletter, as one that reached its readers before the demo was loaded. */
export const newsletterIssue = (
  { blocks, sentAt, ...issue }: Content['newsletterIssues'][number],
  links: Links,
) => ({
  ...issue,
  state: 'sent',
  sentIn: locales.join(' '),
  startedAt: sentAt,
  finishedAt: sentAt,
  blocks: blocks.map((block) => {
    if (block.blockType === 'text') return { ...block, body: links.rich(block.body) }
    return block.blockType === 'post' ? { ...block, post: links.id('posts', block.post) } : block
  }),
})

const named = ({ names, ...rest }: { names: Both[] }) => ({
  ...rest,
  names: names.map((name) => ({ name })),
})

const withPortraits = ({ people, ...rest }: { people: Person[] }, { id, picture }: Links) => ({
  ...rest,
  people: people.map(({ photo, card, ...person }) => ({
    ...person,
    ...picture('photo', photo),
    ...(card ? { card: id('cards', card) } : {}),
  })),
})
