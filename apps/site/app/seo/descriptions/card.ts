import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

/** A card asks not to be indexed unless its person wants it; it tells who they are while it holds. */
export function describeCard({ card }: PageData<'card'>): PageDescription {
  return {
    title: card.name.full.text,
    description: card.jobTitle.text,
    paths: samePath(`/card/${card.id}`),
    noindex: !card.indexable,
    type: 'profile',
    share: { paper: card.paper },
    ...inDocumentsOnly({
      pageType: 'ProfilePage',
      subject: card.state === 'active' ? { is: 'card', card } : undefined,
    }),
  }
}
