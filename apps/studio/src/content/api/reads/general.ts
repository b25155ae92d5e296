import type { General } from '../../../payload-types.ts'
import { documentTag, globalTag } from '../../../platform/tags.ts'
import { toGeneral } from '../../mappers/general.ts'
import { ownWordsIn } from '../../own-words/own-words-in.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const general: ReadEndpoint<'general'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.global('general')
  const words = await ownWordsIn(payload, locale)
  const data = found && toGeneral(found.document, { words })
  const tags = [...find.tags, globalTag('interface-words')]
  return data && { data, tags: [...tags, ...pagesNamedIn(found.document)] }
}

/** Pages that its menus lead to, also those that are not public yet: published, they join the menu. */
function pagesNamedIn({ navigation, footer }: General): string[] {
  const lists = [navigation, footer?.links, footer?.legal]
  return lists
    .flatMap((links) => links ?? [])
    .flatMap(({ page }) => (page ? [typeof page === 'string' ? page : page.id] : []))
    .map((id) => documentTag('block-pages', id))
}
