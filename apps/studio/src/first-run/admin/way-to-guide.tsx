/** In the settings, for owners while the demo is there: what the site shows is invented, and where it goes. */

import type { ServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import { Link } from '../../platform/admin/link.tsx'
import notice from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { readFirstRun } from '../state.ts'
import { demoWords as words } from '../words.ts'

export async function WayToGuide({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'setUpAgency')) return null
  const { demo } = await readFirstRun(payload)
  if (!demo) return null
  const language = languageOf(i18n)
  return (
    <section className={notice.calm}>
      <p>
        {words.way[language]} <Link href="/admin/first-run">{words.wayLink[language]}</Link>
      </p>
    </section>
  )
}
