/**
 * The brand as the studio's own stylesheets read it: its typeface, and its colours as `--brand-ROLE`, by
 * day and by night as the person chose in their account. Payload's own parts keep Payload's colours.
 */
import { roles, sansStack } from '@wajiha/brand/inks'

const declared = (mode: 'light' | 'dark') =>
  Object.entries(roles)
    .map(([role, ink]) => `--brand-${role}:${ink[mode]};`)
    .join('')

export const brandStyle = `:root{--font-body:${sansStack};${declared('light')}}:root[data-theme='dark']{${declared('dark')}}`
