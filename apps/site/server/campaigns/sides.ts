/**
 * Which side of a test a visitor sees (CAMP-04). Where measuring is allowed a cookie remembers it; for
 * everybody else it is one bit, reckoned anew at each request from their network and browser and kept
 * nowhere. Decision 024.
 */
import { createHmac } from 'node:crypto'
import type { CampaignTest, Side, SideOfTest } from '@wajiha/contract'

/** `ab=3f2a9c1dm9x2.b~7c01…a`: a side for each test that was met, the newest first. */
const cookieName = 'ab'
const mostTests = 5
/** Ninety days, in seconds: longer than tests run. */
const lasts = 90 * 24 * 60 * 60

const attributes = (isSecure: boolean) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The sides that a visitor carries; nothing of what we did not write. */
export function readSides(cookies: string | undefined): SideOfTest[] {
  const [, value = ''] = /(?:^|;\s*)ab=([a-z0-9.~]{1,250})(?:;|$)/.exec(cookies ?? '') ?? []
  return value.split('~').flatMap((one) => {
    const [, test, side] = /^([a-z0-9]{1,40})\.([ab])$/.exec(one) ?? []
    return test ? [{ test, side: side as Side }] : []
  })
}

/** A `Set-Cookie` line that adds a side to those that were known. */
export function sidesCookie(
  side: SideOfTest,
  known: readonly SideOfTest[],
  isSecure: boolean,
): string {
  const others = known.filter(({ test }) => test !== side.test)
  const value = [side, ...others.slice(0, mostTests - 1)].map((one) => `${one.test}.${one.side}`)
  return `${cookieName}=${value.join('~')}; Max-Age=${lasts}; ${attributes(isSecure)}`
}

/** Deletes the cookie of test variants. */
export const noSidesCookie = (isSecure: boolean): string =>
  `${cookieName}=; Max-Age=0; ${attributes(isSecure)}`

/** @param who network and browser; see `whoAsks`. @param secret the same in every process. */
export function reckonSide({ id, share }: CampaignTest, who: string, secret: Buffer): Side {
  const digest = createHmac('sha256', secret).update(`${id} ${who}`).digest()
  return (digest.readUInt32BE(0) / 2 ** 32) * 100 < share ? 'b' : 'a'
}
