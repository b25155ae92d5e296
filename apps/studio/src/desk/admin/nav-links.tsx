/** The ways to the boards, above the lists of the menu. */
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import type { Act } from '../../platform/access/rights.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import type { Said } from '../../platform/i18n/say.ts'

const pages = [
  ['openLeadsBoard', '/admin/desk/leads', deskWords.leadsBoard],
  ['openApplicationsBoard', '/admin/desk/applications', deskWords.applicationsBoard],
  ['openSpamTray', '/admin/desk/spam', deskWords.tray],
] as const satisfies [Act, string, Said][]

export function NavLinks({ user, i18n }: ServerProps) {
  const language = languageOf(i18n)
  const links = pages.filter(([act]) => may(user, act))
  if (links.length === 0) return null
  return (
    <div className={styles.nav}>
      {links.map(([, href, words]) => (
        <Link key={href} href={href} className="nav__link">
          {words[language]}
        </Link>
      ))}
    </div>
  )
}
