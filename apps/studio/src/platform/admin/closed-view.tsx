/** In the place of Payload's page for what one may not do, which offers a colleague nothing but to sign out. */
import type { AdminViewServerProps } from 'payload'
import { PageFrame } from './page-frame.tsx'
import { deskWords } from './words.ts'

export const ClosedView = (view: AdminViewServerProps) => (
  <PageFrame view={view} title={deskWords.closed} act="nobodys" />
)
