/** Three ways to look at moved addresses, from each to the others. */
import Link from 'next/link'
import styles from '../platform/admin/office.module.css'
import type { Language } from '../platform/admin/words.ts'
import { wayWords } from './words.ts'

const ways = [
  ['redirects', '/admin/collections/redirects'],
  ['missing', '/admin/addresses/missing'],
  ['try', '/admin/addresses/try'],
] as const

export type Way = (typeof ways)[number][0]

type Props = { current: Way; language: Language }

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
