/** A session that ended by itself: straight to the page to sign in, which knows the whole way back. */
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { signInAddress, wholeWay } from '../../platform/admin/way-back.ts'

export function Inactivity({ initPageResult, searchParams }: AdminViewServerProps): never {
  const referrer = initPageResult.req.headers.get('referer')
  redirect(signInAddress(wholeWay(searchParams?.redirect, referrer)))
}
