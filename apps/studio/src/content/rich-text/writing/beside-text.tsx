'use client'
/** What stands beside a text, brought with the first form that has one: it reads texts as the site does, schemas and all. */
import { comesLate } from '../../../platform/admin/comes-late.tsx'

export const BesideText = comesLate<{ text: string }>(async () => import('./beside-text-drawn.tsx'))
