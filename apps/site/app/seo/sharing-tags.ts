/** How a page looks where its address is shared. */
import { type Locale, locales } from '@wajiha/arabic'
import { clip } from '@wajiha/contract/search-result'
import type { PageDescription } from './page-description.ts'
import type { ShareImage } from './share-image.ts'

type Parts = {
  title: string
  description: string | undefined
  /** The canonical address. */
  url: string | undefined
  locale: Locale
  page: PageDescription
  site: string | undefined
  image: ShareImage | undefined
}

/** What a preview shows of a description. */
const descriptionLimit = 200

export function sharingTags({ title, description, url, locale, page, site, image }: Parts) {
  return [
    ...property('og:type', page.type ?? 'website'),
    ...property('og:site_name', site),
    ...property('og:title', title),
    ...property('og:description', description && clip(description, descriptionLimit)),
    ...property('og:url', url),
    ...property('og:image', image?.url),
    ...property('og:image:width', image?.width && String(image.width)),
    ...property('og:image:height', image?.height && String(image.height)),
    ...property('og:image:alt', image?.alt),
    ...property('og:locale', openGraphLocales[locale]),
    ...locales
      .filter((other) => other !== locale && page.paths[other])
      .flatMap((other) => property('og:locale:alternate', openGraphLocales[other])),
    { name: 'twitter:card', content: image?.width ? 'summary_large_image' : 'summary' },
  ]
}

const openGraphLocales: Record<Locale, string> = { ar: 'ar_AR', en: 'en_US' }

function property(name: string, content: string | undefined | 0) {
  return content ? [{ property: name, content }] : []
}
