/** Whom our mails come from: `MAIL_FROM`, as `hello@birkar.example` or `Birkar <hello@birkar.example>`. */
import { readEmail } from '@wajiha/contract/forms'
import { type Env, readEnv } from '../platform/env.ts'
import { cleanLine } from './clean-value.ts'

export type Sender = { name: string; email: string }

/** Reads what `MAIL_FROM` says; nothing when it names no address. */
function readSender(text: string): Sender | undefined {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]+)>\s*$/.exec(text.trim()) ?? []
  const email = readEmail(bracketed ?? text)
  return email ? { name: cleanLine(name.replaceAll('"', '')), email: email.address } : undefined
}

const withoutServer = 'studio@localhost'

/** The sender of this installation; the agency's name stands in where `MAIL_FROM` has none. */
export function senderOf(agency: string, fallback?: string): Sender {
  const given = readSender(readEnv().mailFrom ?? '')
  return {
    name: given?.name || cleanLine(agency),
    email: given?.email ?? fallback ?? withoutServer,
  }
}

/** The host in our Message-IDs: that of the sender's address, else that of the site. */
export function hostOf({ mailFrom, siteOrigin }: Pick<Env, 'mailFrom' | 'siteOrigin'>): string {
  const email = readSender(mailFrom ?? '')?.email
  const norm = email && readEmail(email)?.norm
  return norm ? norm.slice(norm.lastIndexOf('@') + 1) : new URL(siteOrigin).hostname
}
