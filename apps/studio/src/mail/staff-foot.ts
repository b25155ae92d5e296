/** The line below a mail to a colleague: where they switch its kind on and off. */
import type { Locale } from '@wajiha/arabic'
import { readEnv } from '../platform/env.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { escapeHtml } from './clean-value.ts'
import { isSwitchable } from './template-keys.ts'

export type Foot = { words: string; url: string }

const words: Said = say(
  'تختار ما يصلك من هذه الرسائل في ملفّك في الاستوديو',
  'You choose which of these mails you get in your profile in the studio',
)

/** @returns nothing for mails that nobody can switch off. */
export const footOf = (key: string, locale: Locale): Foot | undefined =>
  isSwitchable(key)
    ? { words: words[locale], url: `${readEnv().studioOrigin}/admin/account` }
    : undefined

export const footHtml = ({ words: said, url }: Foot, colour: string): string =>
  `<a href="${escapeHtml(url)}" style="color:${colour};">${escapeHtml(said)}</a>`

export const footText = ({ words: said, url }: Foot): string => `${said}:\n${url}`
