import type { PageData } from '#app/content/page-data.ts'
import { inDocumentsOnly } from '#app/seo/told-in-documents.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeHome({ words }: PageData<'home'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/', words.languages),
    seo: words.seo,
    share: { paper: words.paper, lines: words.hero.lines },
    ...inDocumentsOnly({ subject: { is: 'home' } }),
  }
}
