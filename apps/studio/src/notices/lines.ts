/**
 * The lines of a mail that tells of several leads or applications: by number and subject alone. No visitor is
 * named in them, so that whoever is erased stands in no such mail.
 */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import type { Letterhead } from '../mail/letterhead.ts'
import { say } from '../platform/i18n/say.ts'
import { subjectOf, type Work } from './about-work.ts'

const most = 30
const more = say('وغيرها:', 'And others:')

/** `#1042 · متجر` */
export const workName = async (req: PayloadRequest, work: Work, locale: Locale): Promise<string> =>
  [
    work.doc.number ? `\u2066#${work.doc.number}\u2069` : undefined,
    await subjectOf(req, work, locale),
  ]
    .filter(Boolean)
    .join(' · ')

/** One line each, thirty at most, and how many there are beside them. */
export async function listed<One>(
  all: readonly One[],
  locale: Locale,
  { figures }: Letterhead,
  partsOf: (one: One) => Promise<(string | undefined)[]>,
): Promise<string> {
  const lines: string[] = []
  for (const one of all.slice(0, most)) lines.push((await partsOf(one)).filter(Boolean).join(' · '))
  const rest = all.length - most
  if (rest > 0) lines.push(`${more[locale]} ${figures.number(rest)}`)
  return lines.join('\n')
}
