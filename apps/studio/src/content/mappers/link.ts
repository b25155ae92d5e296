import type { Redirect as RedirectData } from '@wajiha/contract'
import type { Redirect } from '../../payload-types.ts'

const statuses = { 301: 301, 302: 302, 307: 307, 308: 308 } as const

export const toRedirect = (redirect: Redirect): RedirectData => ({
  id: redirect.id,
  from: redirect.from,
  to: redirect.to,
  status: statuses[redirect.status],
})
