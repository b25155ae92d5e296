import type { BlockOf, Locale, RichText } from '@wajiha/contract'
import type { File, Media, Project } from '../../payload-types.ts'
import { fieldOf, isObject } from '../../platform/objects.ts'
import { fromLexical } from '../rich-text/from-lexical.ts'
import { isPublic } from './defined.ts'
import { toDownload } from './download.ts'
import { toImage } from './image.ts'
import { pathOf } from './paths.ts'
import { isListed, toProjectCard } from './project.ts'

/** The editor's text in the contract's shape, its pictures and internal links resolved. */
export const toRichText = (state: unknown, locale: Locale): RichText =>
  fromLexical(state, {
    locale,
    image: (media) => toImage(isPicture(media) ? media : undefined),
    project: (value) => toMentioned(isProject(value) ? value : undefined),
    file: (value) => toDownload(isFile(value) ? value : undefined),
    path: (collection, value) => {
      if (!isObject(value) || !isPublic(value)) return undefined
      const name = fieldOf(value, collection === 'services' ? 'key' : 'slug')
      return typeof name === 'string' && name ? pathOf(collection, name) : undefined
    },
  })

// The editor's state holds documents, or their ids where they did not come along.
const isPicture = (value: unknown): value is Media => isObject(value) && 'filename' in value
const isFile = (value: unknown): value is File => isObject(value) && 'filename' in value
const isProject = (value: unknown): value is Project => isObject(value) && 'slug' in value

function toMentioned(project: Project | undefined): BlockOf<'project'>['project'] | undefined {
  if (!project || !isListed(project)) return undefined
  const { slug, title, kind, summary, year, cover, paper } = toProjectCard(project)
  return { slug, title, kind, summary, year, cover, paper }
}
