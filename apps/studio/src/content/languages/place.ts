import type { Place } from '../../together/stand.ts'

/** `collections/posts/ID` or `globals/page-home`: below `/admin/`, and in a file for translators. */
export const pathOf = (place: Place): string =>
  'global' in place ? `globals/${place.global}` : `collections/${place.collection}/${place.id}`

/** Where both languages of a document are asked for, below `/api/`; of its path below `/admin/`. */
export const doorOf = (path: string): string => `${path.replace(/^collections\//, '')}/languages`
