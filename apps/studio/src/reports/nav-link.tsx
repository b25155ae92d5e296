/** The way to the reports, in the menu of those who may read any. */
import type { ServerProps } from 'payload'
import { roleOf } from '../access/roles.ts'
import { mayRead } from './report-list.ts'
import styles from './reports.module.css'

export function ReportsLink({ user, i18n }: ServerProps) {
  const role = roleOf({ req: { user: user ?? null } })
  if (!mayRead(role, 'visits')) return null
  return (
    <a className={styles.navLink} href="/admin/reports">
      {i18n.language === 'en' ? 'Reports' : 'التقارير'}
    </a>
  )
}
