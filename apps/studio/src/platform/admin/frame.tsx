/** Payload's own frame around a page of ours; whoever has not signed in is led to the door. */

import { DefaultTemplate } from '@payloadcms/next/templates'
import { directionOf, readLocale } from '@wajiha/arabic'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './figures.module.css'
import { signInAddress, withQuery } from './way-back.ts'

export function Frame({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { req, visibleEntities, permissions, locale } = view.initPageResult
  if (!req.user) redirect(signInAddress(withQuery(req.pathname ?? '/admin', view.searchParams)))
  const language = readLocale(req.i18n.language)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={view.params}
      payload={req.payload}
      permissions={permissions}
      searchParams={view.searchParams}
      user={req.user}
      viewActions={view.viewActions}
      visibleEntities={visibleEntities}
    >
      <div className={styles.reports} lang={language} dir={directionOf(language)}>
        {children}
      </div>
    </DefaultTemplate>
  )
}
