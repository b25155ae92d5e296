'use client'
/** On a person's page, for those who look after the team: their invitation, or handing over their work. */
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { appointedRoles, may } from '../../../platform/access/may.ts'
import { HandOverPanel } from './hand-over-panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'

export function PersonPanel() {
  const { user } = useAuth()
  const { id, initialData } = useDocumentInfo()
  const isAbove = appointedRoles.some((role) => role === initialData?.role)
  const mayManage = may(user, 'appointAdministrators') || (may(user, 'manageSignIns') && !isAbove)
  if (!id || id === user?.id || !mayManage) return null
  if (initialData?.invitedAt) return <InvitationPanel id={String(id)} />
  return <HandOverPanel id={String(id)} hasLeft={Boolean(initialData?.leftAt)} />
}
