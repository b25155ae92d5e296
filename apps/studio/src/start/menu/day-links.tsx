/** «اليوم»: the first group of the menu, the pages of the day's work, as far as they are this person's. */
import type { ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { placesOf } from '../places.ts'
import { MenuGroup } from './menu-group.tsx'

export function DayLinks({ user, i18n }: ServerProps) {
  const language = languageOf(i18n)
  const links = placesOf(user).map(({ href, words }) => ({ href, words: words[language] }))
  return <MenuGroup label={{ ar: 'اليوم', en: 'Today' }[language]} links={links} />
}
