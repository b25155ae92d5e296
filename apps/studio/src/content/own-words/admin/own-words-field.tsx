'use client'
/** The words of the site, brought when they are opened: no other view needs all of them in both languages. */
import type { JSONFieldClientProps } from 'payload'
import { comesLate } from '../../../platform/admin/comes-late.tsx'

export const OwnWordsField = comesLate<JSONFieldClientProps>(
  async () => import('./own-words-drawn.tsx'),
)
