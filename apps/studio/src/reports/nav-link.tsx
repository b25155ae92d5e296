/** The ways to the reports and to the link kit, in the menu of those who may use them. */
import { readLocale } from '@wajiha/arabic'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { may } from '../platform/access/may.ts'
import { say } from '../platform/i18n/say.ts'
import { readsReports } from './report-list.ts'

const links = {
  '/admin/reports': say('التقارير', 'Reports'),
  '/admin/link-kit': say('روابط الحملة', 'Campaign links'),
}

export function ReportsLinks({ user, i18n }: ServerProps) {
  const shown = [
    ...(readsReports(user) ? ['/admin/reports' as const] : []),
    ...(may(user, 'makeCampaignLinks') ? ['/admin/link-kit' as const] : []),
  ]
  return shown.map((href) => (
    <Link key={href} href={href} className="nav__link">
      {links[href][readLocale(i18n.language)]}
    </Link>
  ))
}
