import type { Seo } from '@wajiha/contract'
import type { Post } from '../../payload-types.ts'
import { defined } from './defined.ts'
import { toImage } from './image.ts'

/** What search engines are told; empty fields are left for the page to fill. */
export function toSeo(seo: Post['seo']): Seo {
  return {
    ...defined({
      title: seo?.title?.trim() || undefined,
      description: seo?.description?.trim() || undefined,
      image: toImage(seo?.image),
    }),
    noindex: seo?.noindex ?? false,
  }
}
