import { locales } from '@wajiha/arabic'

export const securityTxtPath = '/.well-known/security.txt'

/** How long a copy may be believed, days; RFC 9116 asks for less than a year. */
const holdsDays = 180

type Told = {
  /** The agency's own address for it, else its e-mail; where neither is written, its form is named. */
  email: string | undefined
  /** A page that says how reports are received. */
  policy?: string | undefined
  /** The site's public address, without a slash at its end. */
  origin: string
  /** Whose day, in UTC, the expiry is counted from, so that a day's copies are the same. */
  now: Date
}

export function writeSecurityTxt({ email, policy, origin, now }: Told): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + holdsDays)
  const lines = [
    `Contact: ${email ? `mailto:${encodeURI(email)}` : `${origin}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    ...(policy ? [`Policy: ${new URL(policy).href}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
