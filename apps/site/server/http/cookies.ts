/**
 * Cookies: one reader and one writer. By hand and not by a library (decision 037): a value counts only in
 * the very form in which we write it, and headers are looked through on the way of every page.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** @param value the form of what we write, as an expression without groups. */
export function cookieReader(name: string, value: RegExp) {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${value.source})(?:;|$)`)
  return ({ cookie = '' }: IncomingHttpHeaders): string | undefined => pattern.exec(cookie)?.[1]
}

type Cookie = {
  name: string
  value: string
  /** How long browsers keep it; 0 takes it away. */
  seconds: number
  /** Whether the site has TLS. */
  isSecure: boolean
  /** The pages' script reads it, too. */
  isScripted?: boolean
}

/** A `Set-Cookie` line, of the whole site and of no other one. */
export const writeCookie = ({ name, value, seconds, isSecure, isScripted }: Cookie): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; ${isScripted ? '' : 'HttpOnly; '}SameSite=Lax${isSecure ? '; Secure' : ''}`

/** A `Set-Cookie` line that takes a cookie away. */
export const clearCookie = (name: string, isSecure: boolean): string =>
  writeCookie({ name, value: '', seconds: 0, isSecure })
