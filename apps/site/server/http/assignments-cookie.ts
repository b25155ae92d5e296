/** The sides of campaigns' tests (CAMP-04), remembered where measuring is allowed. Decision 024. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Variant, VariantAssignment } from '@wajiha/contract'
import { clearCookie, cookieReader, writeCookie } from './cookies.ts'

/** `ab=3f2a9c1dm9x2.b~7c01…a`: a side for each test that was met, the newest first. */
const name = 'ab'
const mostTests = 5
/** Ninety days, in seconds: longer than tests run. */
const seconds = 90 * 24 * 60 * 60

const read = cookieReader(name, /[a-z0-9.~]{1,250}/)

/** The sides that a visitor carries; nothing of what we did not write. */
export function readAssignments(headers: IncomingHttpHeaders): VariantAssignment[] {
  return (read(headers) ?? '').split('~').flatMap((one) => {
    const [, test, side] = /^([a-z0-9]{1,40})\.([ab])$/.exec(one) ?? []
    return test ? [{ test, side: side as Variant }] : []
  })
}

/** A `Set-Cookie` line that adds a side to those that were known. */
export function assignmentsCookie(
  side: VariantAssignment,
  known: readonly VariantAssignment[],
  isSecure: boolean,
): string {
  const others = known.filter(({ test }) => test !== side.test)
  const sides = [side, ...others.slice(0, mostTests - 1)].map((one) => `${one.test}.${one.side}`)
  return writeCookie({ name, value: sides.join('~'), seconds, isSecure })
}

/** Takes them away again. */
export const noAssignmentsCookie = (isSecure: boolean): string => clearCookie(name, isSecure)
