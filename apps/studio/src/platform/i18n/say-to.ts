import { readLocale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import type { Said } from './say.ts'

/** The words in the language the person uses the studio in. */
export const sayTo = (req: Pick<PayloadRequest, 'i18n'>, words: Said): string =>
  words[readLocale(req.i18n?.language)]
