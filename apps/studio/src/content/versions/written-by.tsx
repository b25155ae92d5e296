/** Names the writer beside a version that is looked at. */
import type { ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { membersOf } from '../../platform/objects.ts'
import { isCollectionSlug, isGlobalSlug } from '../../platform/slugs.ts'
import { listWords } from './list-words.ts'
import { writersOf } from './saved-by.ts'

export async function WrittenBy({ params, payload, user, i18n }: ServerProps) {
  const [kind, slug, ...rest] = membersOf(params?.segments).map(String)
  const id = rest[rest.indexOf('versions') + 1]
  if (!user || !slug || !id) return null
  const global = kind === 'globals' && isGlobalSlug(payload, slug) ? slug : undefined
  const collection = kind !== 'globals' && isCollectionSlug(payload, slug) ? slug : undefined
  const language = languageOf(i18n)
  // The version itself is shown to those alone who may read it: so is its writer.
  const asked = { id, depth: 0, overrideAccess: false, user, disableErrors: true } as const
  const version = global
    ? await payload.findGlobalVersionByID({ ...asked, slug: global })
    : collection && (await payload.findVersionByID({ ...asked, collection }))
  const place = { collection, global }
  const name = version && (await writersOf({ payload }, place, [id], language)).get(id)
  if (!name) return null
  return (
    <p data-written-by>
      {listWords.by[language]}: <bdi>{name}</bdi>
    </p>
  )
}
