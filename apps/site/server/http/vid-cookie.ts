/**
 * The first-party id of a visitor who agreed to it (ATTR-05): set by the answer to a beacon, because
 * pages are the same for everybody. Scripts cannot read it, so a browser keeps it longer than storage.
 */
import { randomUUID } from 'node:crypto'
import { clearCookie, cookieReader, writeCookie } from './cookies.ts'

const name = 'vid'

/** The longest that browsers allow: 400 days, in seconds. */
const seconds = 400 * 24 * 60 * 60

/** The id that a request carries; nothing for anything that we did not make. */
export const readVid = cookieReader(
  name,
  /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/,
)

export const newVid = (): string => randomUUID()

/** A `Set-Cookie` line; each beacon prolongs it. @param isSecure whether the site has TLS. */
export const vidCookie = (vid: string, isSecure: boolean): string =>
  writeCookie({ name, value: vid, seconds, isSecure })

/** Takes the id away again. */
export const noVidCookie = (isSecure: boolean): string => clearCookie(name, isSecure)
