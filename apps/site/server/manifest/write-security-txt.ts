import { locales } from '@wajiha/arabic'

export const securityTxtPath = '/.well-known/security.txt'

/** How long a copy may be believed, days; RFC 9116 asks for less than a year. */
const holdsDays = 180

/**
 * @param email the agency's own, from the settings; where none is written, its form is named. @param origin the site's public address, without a slash at its
 * end. @param now whose day, in UTC, the expiry is counted from, so that a day's copies are the same.
 */
export function writeSecurityTxt(email: string | undefined, origin: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + holdsDays)
  const lines = [
    `Contact: ${email ? `mailto:${encodeURI(email)}` : `${origin}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
  ]
  return `${lines.join('\n')}\n`
}
