/**
 * Links in mails that need no login. Each is signed with a key made from the studio's secret, so that
 * nothing can be guessed; a confirmation also says until when it holds, and its hash is kept, so that
 * only the newest works, and once.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameText, signatureOf } from '@wajiha/contract/signed-value'
import { readEnv } from '../platform/env.ts'

/** Hours that a link to confirm holds. */
export const confirmHours = 72

type Purpose = 'confirm' | 'manage' | 'keep'
export type ReadToken = {
  purpose: Purpose
  id: string
  expiresAt: Date | undefined
  /** The issue of the newsletter whose link it was. */
  issue?: string
}

/** @param id of the subscriber. */
export function makeConfirmToken(id: string, now: Date): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + confirmHours * 3_600_000)
  const seconds = Math.floor(expiresAt.getTime() / 1_000).toString(36)
  const nonce = randomBytes(12).toString('base64url')
  return { token: signed(`c.${id}.${seconds}.${nonce}`), expiresAt }
}

/** The link to unsubscribe and to preferences: always the same, and without an end. @param issue that holds it. */
export const makeManageToken = (id: string, issue?: string): string =>
  signed(issue ? `m.${id}.${issue}` : `m.${id}`)

/** An applicant's consent that we keep what they sent. @param id of the application. */
export const makeKeepToken = (id: string): string => signed(`k.${id}`)

/** What a token says; nothing when we did not sign it. Whether its time is over is for the caller to see. */
export function readToken(token: string): ReadToken | undefined {
  const at = token.lastIndexOf('.')
  const told = token.slice(0, Math.max(at, 0))
  if (!isSameText(signed(told), token)) return undefined
  const [sign, id = '', seconds = ''] = told.split('.')
  if (sign === 'm')
    return {
      purpose: 'manage',
      id,
      expiresAt: undefined,
      ...(seconds ? { issue: seconds } : {}),
    }
  if (sign === 'k') return { purpose: 'keep', id, expiresAt: undefined }
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1_000)
  return sign === 'c' ? { purpose: 'confirm', id, expiresAt } : undefined
}

/** What is kept of a token: whoever reads the database cannot make the link from it. */
export const tokenHashOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

function signed(told: string): string {
  const key = createHmac('sha256', readEnv().payloadSecret).update('wajiha mail links').digest()
  return `${told}.${signatureOf(told, key)}`
}
