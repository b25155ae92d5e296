/** Names the writer beside a version that is looked at. */
import type { CollectionSlug, GlobalSlug, ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { listWords } from './list-words.ts'
import { writersOf } from './saved-by.ts'

export async function WrittenBy({ params, payload, user, i18n }: ServerProps) {
  const [kind, slug, ...rest] = (params?.segments ?? []) as string[]
  const id = rest[rest.indexOf('versions') + 1]
  if (!user || !slug || !id) return null
  const place =
    kind === 'globals' ? { global: slug as GlobalSlug } : { collection: slug as CollectionSlug }
  const language = languageOf(i18n)
  // The version itself is shown to those alone who may read it: so is its writer.
  const asked = { id, depth: 0, overrideAccess: false, user, disableErrors: true } as const
  const version = await ('global' in place
    ? payload.findGlobalVersionByID({ ...asked, slug: place.global as 'general' })
    : payload.findVersionByID({ ...asked, collection: place.collection as 'posts' }))
  const name = version && (await writersOf({ payload }, place, [id], language)).get(id)
  if (!name) return null
  return (
    <p data-written-by>
      {listWords.by[language]}: <bdi>{name}</bdi>
    </p>
  )
}
