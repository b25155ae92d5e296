/** Pages with an editor of their own, where they hold more than plain words. */
import type { PageKey } from '@wajiha/contract'
import type { PageContent } from './content.ts'
import { type Both, type Links, noon, texts } from './links.ts'

type Page = Record<string, unknown>
type Person = { photo?: string; card?: string }

/** A page as the studio stores it. */
export function page({ key, body, ...words }: PageContent, links: Links): Page {
  return {
    ...words,
    ...specials[key]?.(words, links),
    ...(body ? { body: links.rich(body) } : {}),
  }
}

const legal = ({ effectiveDate }: Page) => ({ effectiveDate: noon(String(effectiveDate)) })
const next = (page: Page) => ({ next: texts(page.next as Both[]) })

const specials: Partial<Record<PageKey, (page: Page, links: Links) => Page>> = {
  about: ({ story, clients, team }, links) => ({
    story: links.rich(story as Both),
    clients: named(clients as { names: Both[] }),
    team: withPortraits(team as { people: Person[] }, links),
  }),
  contact: next,
  'thank-you': next,
  'privacy-policy': legal,
  'terms-and-conditions': legal,
}

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
