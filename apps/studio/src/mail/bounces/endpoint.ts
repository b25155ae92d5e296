/** `POST /api/outbox/bounces`: `{ reports: [{ name, text }] }` from the studio's own page. */
import { readLocale } from '@wajiha/arabic'
import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { type Fate, takeReport } from './take-report.ts'
import { bounceWords, countFates } from './words.ts'

const asked = z.object({
  reports: z
    .array(z.object({ name: z.string().max(300), text: z.string().min(1) }))
    .min(1)
    .max(100),
})

/** `{ done: sentence, unread: [{ name, reason }] }`: what could be read is taken in, the rest is named. */
export const takeBounces: PayloadHandler = async (req) => {
  const read = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!read.success)
    return Response.json(
      { errors: [{ message: sayTo(req, bounceWords.nothing) }] },
      { status: 400 },
    )
  const unread: { name: string; reason: string }[] = []
  const fates: Fate[] = []
  for (const { name, text } of read.data.reports) {
    const taken = await takeReport(req.payload, text)
    if ('fates' in taken) fates.push(...taken.fates)
    else unread.push({ name, reason: sayTo(req, bounceWords[taken.unreadable]) })
  }
  const language = readLocale(req.i18n?.language)
  return Response.json({ done: countFates(fates, language), unread })
}
