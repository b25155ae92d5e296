import type { BlockOf, Locale, RichText } from '@wajiha/contract'
import type { Project } from '../../payload-types.ts'
import { fromLexical } from '../rich-text/from-lexical.ts'
import { document, isPublic } from './defined.ts'
import { toDownload } from './download.ts'
import { toImage } from './image.ts'
import { pathOf } from './paths.ts'
import { isListed, toProjectCard } from './project.ts'

type Linked = { slug?: string; key?: string; _status?: string | null }

/** The editor's text in the contract's shape, its pictures and internal links resolved. */
export const toRichText = (state: unknown, locale: Locale): RichText =>
  fromLexical(state, {
    locale,
    image: (media) => toImage(media as never),
    project: (value) => toMentioned(document(value as Project | string)),
    file: (value) => toDownload(value as never),
    path: (collection, value) => {
      const linked = document(value as Linked | string)
      if (!linked || !isPublic(linked)) return undefined
      const name = collection === 'services' ? linked.key : linked.slug
      return name ? pathOf(collection, name) : undefined
    },
  })

function toMentioned(project: Project | undefined): BlockOf<'project'>['project'] | undefined {
  if (!project || !isListed(project)) return undefined
  const { slug, title, kind, summary, year, cover, paper } = toProjectCard(project)
  return { slug, title, kind, summary, year, cover, paper }
}
