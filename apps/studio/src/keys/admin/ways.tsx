/** From the keys to the description of what they open, and back. */
import Link from 'next/link'
import styles from '../../platform/admin/office.module.css'
import type { Language } from '../../platform/admin/words.ts'
import { wayWords } from '../words.ts'

const ways = [
  ['keys', '/admin/collections/api-keys'],
  ['guide', '/admin/api-guide'],
] as const

type Props = { current: (typeof ways)[number][0]; language: Language }

export function Ways({ current, language }: Props) {
  return (
    <nav className={styles.views} aria-label={wayWords.ways[language]}>
      {ways.map(([key, href]) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {wayWords[key][language]}
        </Link>
      ))}
    </nav>
  )
}
