/** The frame of the views of addresses, with the ways between them. */
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { PageFrame } from '../platform/admin/page-frame.tsx'
import { languageOf } from '../platform/admin/words.ts'
import type { Said } from '../platform/i18n/say.ts'
import { AddressWays, type Way } from './ways.tsx'

type Props = {
  view: AdminViewServerProps
  current: Way
  title: Said
  children: () => Promise<ReactNode>
}

export function AddressesFrame({ view, current, title, children }: Props) {
  const ways = <AddressWays current={current} language={languageOf(view.initPageResult.req.i18n)} />
  return (
    <PageFrame view={view} title={title} act="mendAddresses" links={ways}>
      {children}
    </PageFrame>
  )
}
