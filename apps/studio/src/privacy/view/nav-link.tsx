/** The way to «الخصوصيّة», in the menu of those who may look for people. */
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { scopeOf } from '../scope.ts'
import { privacyWords as words } from './words.ts'

export function PrivacyLink({ user, i18n }: ServerProps) {
  if (!scopeOf({ user: user ?? null })) return null
  return (
    <Link href="/admin/privacy" className="nav__link">
      {words.title[languageOf(i18n)]}
    </Link>
  )
}
