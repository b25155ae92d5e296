/** What every page of the desk stands in: Payload's own frame, a title, and a door that asks who comes. */
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Act } from '../access/rights.ts'
import type { Said } from '../i18n/say.ts'
import styles from './office.module.css'
import { openParts } from './open-parts.ts'
import { Refused } from './refused.tsx'
import { signInAddress, withQuery } from './way-back.ts'
import { languageOf } from './words.ts'

type Frame = {
  view: AdminViewServerProps
  title: Said
  /** What one must be allowed to see it; `nobodys` where only the refusal stands. */
  act: Act | 'nobodys'
  links?: ReactNode
  children?: () => Promise<ReactNode>
}

export async function PageFrame({ view, title, act, links, children }: Frame) {
  const { req, visibleEntities, permissions, locale } = view.initPageResult
  if (!req.user) redirect(signInAddress(withQuery(req.pathname ?? '/admin', view.searchParams)))
  const language = languageOf(req.i18n)
  const shown = await openParts<ReactNode>(req.user, act, {
    links,
    content: async () => children?.(),
    refusal: <Refused language={language} />,
  })
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
      <Gutter className={styles.page}>
        <header className={styles.header}>
          <h1>{title[language]}</h1>
          {shown.links}
        </header>
        {shown.body}
      </Gutter>
    </DefaultTemplate>
  )
}
