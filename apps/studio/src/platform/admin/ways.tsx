/** A few pages that belong together, from each to the others. */

import type { Said } from '../i18n/say.ts'
import { Link } from './link.tsx'
import styles from './office.module.css'
import type { Language } from './words.ts'

export type Way<Key extends string> = readonly [key: Key, href: string, words: Said]

type Props<Key extends string> = {
  label: Said
  ways: readonly Way<Key>[]
  current: Key
  language: Language
}

export function Ways<Key extends string>({ label, ways, current, language }: Props<Key>) {
  return (
    <nav className={styles.views} aria-label={label[language]}>
      {ways.map(([key, href, words]) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {words[language]}
        </Link>
      ))}
    </nav>
  )
}
