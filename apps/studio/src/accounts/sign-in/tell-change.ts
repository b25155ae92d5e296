/** A mail about a changed password or address: whoever did not do it themselves hears of it. */
import { locales } from '@wajiha/arabic'
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload'
import { readEnv } from '../../platform/env.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

export const tellChange: CollectionAfterChangeHook = ({ context, doc, req }) => {
  const { formerEmail, isMoved, isReset } = context
  if (isReset) mailChange(req, String(formerEmail ?? doc.email), passwordChanged)
  if (isMoved) mailChange(req, String(formerEmail), emailChanged)
  return doc
}

export const tellReset: CollectionAfterOperationHook<'users'> = ({ operation, req, result }) => {
  const email = operation === 'resetPassword' && result?.user?.email
  if (email) mailChange(req, String(email), passwordChanged)
  return result
}

/** What happened, more of it, and what to do unless it was oneself. */
export type ChangeMail = { words: Said; more?: Said; unless?: Said }

/** Beside the request: what was changed stays changed when no mail server answers. */
export function mailChange({ payload }: PayloadRequest, to: string, mail: Said | ChangeMail): void {
  const { words, more, unless = asked }: ChangeMail = 'words' in mail ? mail : { words: mail }
  const parts = locales.flatMap((locale) => [words[locale], more?.[locale], unless[locale]])
  const text = [...parts, readEnv().studioOrigin].filter(Boolean).join('\n\n')
  const subject = `${words.ar} · ${words.en}`
  payload
    .sendEmail({ to, subject, text })
    .catch((err: unknown) =>
      payload.logger.error({ err }, 'The notice of a changed account was not sent'),
    )
}

const passwordChanged = say(
  'تغيّرت كلمة مرورك في الاستوديو',
  'Your password of the studio was changed',
)
const emailChanged = say(
  'تغيّر بريدك الذي تدخل به إلى الاستوديو',
  'The e-mail you sign in with was changed',
)
const asked = say(
  'إن لم تكن أنت من غيّر ذلك، فأخبر مدير الاستوديو الآن.',
  'If you did not do this, tell the administrator of the studio now.',
)
