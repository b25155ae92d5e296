/**
 * The first-party id of a visitor who agreed to it (ATTR-05): set by the answer to a beacon, because
 * pages are the same for everybody. Scripts cannot read it, so a browser keeps it longer than storage.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const pattern =
  /(?:^|;\s*)vid=([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})(?:;|$)/

/** The longest that browsers allow: 400 days, in seconds. */
const lasts = 400 * 24 * 60 * 60

/** The id that a request carries; nothing for anything that we did not make. */
export const readVid = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  pattern.exec(cookie)?.[1]

export const newVid = (): string => randomUUID()

/** A `Set-Cookie` line; each beacon prolongs it. @param isSecure whether the site has TLS. */
export const vidCookie = (vid: string, isSecure: boolean): string =>
  `vid=${vid}; Max-Age=${lasts}; ${attributes(isSecure)}`

/** Takes the id away again. */
export const noVidCookie = (isSecure: boolean): string => `vid=; Max-Age=0; ${attributes(isSecure)}`

const attributes = (isSecure: boolean) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
