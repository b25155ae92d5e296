import type { Locale, RichText } from '@wajiha/contract'
import { fromLexical } from '../rich-text/from-lexical.ts'
import { document, isPublic } from './defined.ts'
import { toImage } from './image.ts'
import { pathOf } from './paths.ts'

type Linked = { slug?: string; key?: string; _status?: string | null }

/** The editor's text in the contract's shape, its pictures and internal links resolved. */
export const toRichText = (state: unknown, locale: Locale): RichText =>
  fromLexical(state, {
    locale,
    image: (media) => toImage(media as never),
    path: (collection, value) => {
      const linked = document(value as Linked | string)
      if (!linked || !isPublic(linked)) return undefined
      const name = collection === 'services' ? linked.key : linked.slug
      return name ? pathOf(collection, name) : undefined
    },
  })
