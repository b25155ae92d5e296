import { type Locale, locales } from '@wajiha/arabic'
import { localisedPath } from '@wajiha/contract/paths'
import { readEnv } from '../../platform/env.ts'

export type Address = { locale: Locale; address: string }

/**
 * What somebody prints or sends: `https://birkar.example/short/spring`. The other language has a door of its
 * own, by which a path of the site is opened in it.
 */
export const addressesOf = (code: string): Address[] =>
  locales.map((locale) => ({
    locale,
    address: readEnv().siteOrigin + localisedPath(`/short/${code}`, locale),
  }))
