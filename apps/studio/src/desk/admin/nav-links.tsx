/** The ways to the boards, above the lists of the menu. */
import Link from 'next/link'
import { createLocalReq, type ServerProps } from 'payload'
import { only } from '../../platform/access/roles.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../platform/admin/words.ts'

export async function NavLinks({ payload, user, i18n }: ServerProps) {
  const req = await createLocalReq({ user: user ?? undefined } as never, payload)
  const language = languageOf(i18n)
  const [sells, hires] = [only('sales')({ req }), only('recruiter')({ req })]
  const links = [
    ...(sells ? [['/admin/desk/leads', deskWords.leadsBoard] as const] : []),
    ...(hires ? [['/admin/desk/applications', deskWords.applicationsBoard] as const] : []),
    ...(sells || hires ? [['/admin/desk/spam', deskWords.tray] as const] : []),
  ]
  if (links.length === 0) return null
  return (
    <div className={styles.nav}>
      {links.map(([href, words]) => (
        <Link key={href} href={href} className="nav__link">
          {words[language]}
        </Link>
      ))}
    </div>
  )
}
