/** What is told of a sign-in by a recovery code: nothing was changed, and somebody came in. */
import { type Locale, locales } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { readLetterhead } from '../../mail/letterhead.ts'
import { momentWords } from '../../mail/moment-words.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { deviceNameOf, unknownDevice } from '../../platform/server/device-name.ts'
import type { ChangeMail } from '../sign-in/tell-change.ts'
import { factorOf } from './store.ts'
import { factorMails, recoveryWords as words } from './words.ts'

export async function recoveryMail(req: PayloadRequest, person: string): Promise<ChangeMail> {
  const at = new Date().toISOString()
  const device = deviceNameOf(req.headers.get('user-agent') ?? '')
  const left = (await factorOf(req, person))?.codesLeft ?? 0
  const more: Said = { ar: '', en: '' }
  for (const locale of locales) more[locale] = await linesIn(req, locale, { at, device, left })
  return { words: factorMails.recovery, more, unless: words.unless }
}

type Facts = { at: string; device: string; left: number }

async function linesIn(req: PayloadRequest, locale: Locale, { at, device, left }: Facts) {
  const { figures, timeZone } = await readLetterhead(req, locale)
  return [
    `${words.at[locale]} ${momentWords(at, timeZone, figures, locale)}`,
    ...(device === unknownDevice ? [] : [`${words.device[locale]} ${device}`]),
    `${words.left[locale]} ${figures.number(left)}`,
    ...(left > 0 ? [] : [words.none[locale]]),
  ].join('\n')
}
