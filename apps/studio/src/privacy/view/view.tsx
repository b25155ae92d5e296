/** «الخصوصيّة»: find, hand over and erase a person; see that old data goes. */

import type { AdminViewServerProps } from 'payload'
import { may } from '../../platform/access/may.ts'
import { Frame } from '../../platform/admin/frame.tsx'
import { Link } from '../../platform/admin/link.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import { scopeOf } from '../scope.ts'
import { Erasures } from './erasures.tsx'
import { PersonDesk } from './person-desk.tsx'
import styles from './privacy.module.css'
import { Retention } from './retention.tsx'
import { privacyWords as words } from './words.ts'

export async function PrivacyView(view: AdminViewServerProps) {
  return (
    <Frame view={view}>{view.initPageResult.req.user ? <Page view={view} /> : undefined}</Frame>
  )
}

function Page({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult
  const language = languageOf(req.i18n)
  const scope = scopeOf(req)
  const mayErase = may(req.user, 'erasePeople')
  return (
    <div className={styles.page}>
      <h1>{words.title[language]}</h1>
      {!scope && <p>{words.closed[language]}</p>}
      {scope && (
        <>
          <p className={styles.lead}>{words.lead[language]}</p>
          <PersonDesk language={language} mayErase={mayErase} />
        </>
      )}
      {mayErase && (
        <>
          <Retention payload={req.payload} language={language} />
          <Erasures payload={req.payload} language={language} />
          <p>
            <Link href="/admin/collections/access-log">{words.log[language]}</Link>
          </p>
        </>
      )}
    </div>
  )
}
