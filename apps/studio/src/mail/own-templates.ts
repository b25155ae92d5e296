/** Whose the words of each mail are: of those who may read what it is about. */
import type { Access } from 'payload'
import { type Role, roleOf } from '../platform/access/roles.ts'
import type { TemplateKey } from './template-keys.ts'

type Writer = Exclude<Role, 'admin' | 'holder'>

const writers: Record<TemplateKey, readonly Writer[]> = {
  'lead-notice': ['sales'],
  'lead-receipt': ['sales'],
  'application-notice': ['recruiter'],
  'application-receipt': ['recruiter'],
  'application-stage': ['recruiter'],
  'application-rejection': ['recruiter'],
  'interview-invitation': ['recruiter'],
  'subscription-confirm': ['editor', 'sales'],
  'subscription-welcome': ['editor', 'sales'],
  'job-alert': ['editor', 'recruiter'],
  'retention-warning': ['recruiter'],
}

export const ownTemplates: Access = (asking) => {
  const role = roleOf(asking)
  if (role === 'admin') return true
  const own = Object.entries(writers).filter(([, roles]) => roles.includes(role as Writer))
  return own.length > 0 && { key: { in: own.map(([key]) => key) } }
}
