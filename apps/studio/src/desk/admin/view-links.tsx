import { Link } from '../../platform/admin/link.tsx'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import type { BoardName } from '../board-data.ts'
import { entryWords } from './entry-words.ts'

type Current = 'board' | 'table' | 'tray' | 'entry'

/** The same work seen three ways. */
export function ViewLinks({
  name,
  current,
  language,
}: {
  name: BoardName
  current?: Current
  language: Language
}) {
  const links = [
    ['board', `/admin/desk/${name}`, deskWords.board],
    ['table', `/admin/collections/${name}`, deskWords.table],
    ['tray', '/admin/desk/spam', deskWords.tray],
    ...(name === 'leads' ? ([['entry', '/admin/desk/leads/new', entryWords.title]] as const) : []),
  ] as const
  return (
    <nav className={styles.views} aria-label={deskWords.desk[language]}>
      {links.map(([key, href, words]) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {words[language]}
        </Link>
      ))}
    </nav>
  )
}
