import type { PageOf } from '@wajiha/contract'
import type { PageAbout } from '../../payload-types.ts'
import { defined, document, worded } from './defined.ts'
import { toImage } from './image.ts'

type Person = NonNullable<PageAbout['team']['people']>[number]

/** People who are worded in this language; their card while it leads somewhere. */
export const toPeople = (
  people: readonly Person[] | null | undefined,
): PageOf<'about'>['team']['people'] =>
  worded(people, 'name', 'role').map(({ name, role, photo, card }) => ({
    name,
    role,
    ...defined({ photo: toImage(photo), card: publicCard(card) }),
  }))

/** The name of a person's card, while it is active. */
function publicCard(card: Person['card']): string | undefined {
  const found = document(card)
  return found?.state === 'active' ? found.key : undefined
}
