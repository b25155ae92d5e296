import type { Redirect as RedirectData, ShortLink as ShortLinkData } from '@wajiha/contract'
import type { Redirect, ShortLink } from '../../payload-types.ts'
import { defined } from './defined.ts'

export const toShortLink = (link: ShortLink): ShortLinkData => ({
  id: link.id,
  code: link.code,
  target: link.target,
  state: link.state,
  ...defined({ startsAt: link.startsAt, expiresAt: link.expiresAt }),
  paramPolicy: link.paramPolicy,
})

const statuses = { 301: 301, 302: 302, 307: 307, 308: 308 } as const

export const toRedirect = (redirect: Redirect): RedirectData => ({
  id: redirect.id,
  from: redirect.from,
  to: redirect.to,
  status: statuses[redirect.status],
})
