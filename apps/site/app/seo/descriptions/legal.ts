import type { PageData } from '#app/content/page-data.ts'
import type { PageDescription } from '../page-description.ts'
import { samePath } from '../paths-of.ts'

type LegalData = PageData<'privacy'> | PageData<'terms'>

export const describePrivacy = (data: PageData<'privacy'>) => describe(data, '/privacy-policy')
export const describeTerms = (data: PageData<'terms'>) => describe(data, '/terms-and-conditions')

function describe({ words }: LegalData, path: string): PageDescription {
  return {
    title: words.title,
    description: words.lead,
    paths: samePath(path, words.languages),
    seo: words.seo,
    share: { paper: words.paper },
  }
}
