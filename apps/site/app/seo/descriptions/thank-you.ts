import type { PageData } from '#app/content/page-data.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

export function describeThankYou({ words }: PageData<'thank-you'>): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath('/thank-you', words.languages),
    seo: words.seo,
    noindex: true,
    share: { paper: words.paper },
  }
}
