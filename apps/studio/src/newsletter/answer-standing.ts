/** `GET …/ID/standing`: whom an issue would go to, what is missing, how far it is, and what it brought. */
import { type Locale, locales } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import type { NewsletterIssue } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { mostBytes } from './letter/render-letter.ts'
import { type IssueFigures, readFigures } from './sending/figures.ts'
import type { IssueState } from './sending/issue-state.ts'
import { countReaders } from './sending/readers.ts'
import { renderLetters } from './sending/start-issue.ts'

export type Standing = {
  state: IssueState
  pace: number
  sendAt: string | null
  startedAt: string | null
  finishedAt: string | null
  languages: {
    locale: Locale
    /** Those who would get it now. */
    readers: number
    hasWords: boolean
    /** Bytes of the HTML; Gmail cuts what is longer than `most`. */
    bytes: number
    most: number
  }[]
  figures: IssueFigures
  /** Whether a mail server is set; else mails become files. */
  hasServer: boolean
}

export async function answerStanding(
  req: PayloadRequest,
  issue: NewsletterIssue,
): Promise<Response> {
  const readers = await countReaders(req)
  const letters = await renderLetters(req, issue.id, issue.slug)
  const standing: Standing = {
    state: issue.state,
    pace: issue.pace,
    sendAt: issue.sendAt ?? null,
    startedAt: issue.startedAt ?? null,
    finishedAt: issue.finishedAt ?? null,
    languages: locales.map((locale) => ({
      locale,
      readers: readers[locale],
      hasWords: letters[locale] !== undefined,
      bytes: Buffer.byteLength(letters[locale]?.html ?? ''),
      most: mostBytes,
    })),
    figures: await readFigures(req.payload, issue),
    hasServer: Boolean(readEnv().smtpUrl),
  }
  return Response.json(standing, { headers: { 'Cache-Control': 'private, no-store' } })
}
