/** Whether an address of the site has a page, also over its redirects. What stands is believed for some minutes. */
import { askSite } from './ask-site.ts'

const believedMs = 5 * 60_000
const mostBelieved = 2_000
const mostSteps = 5

const standing = new Map<string, number>()

/** @returns the status that it ended with: 200 where a page stands, 0 where nobody knows. */
export async function statusOf(address: URL): Promise<number> {
  if ((standing.get(address.href) ?? 0) > Date.now()) return 200
  const status = await follow(address, mostSteps)
  if (status === 200) believe(address.href)
  return status
}

async function follow(address: URL, steps: number): Promise<number> {
  const { status, location } = await askSite(address, 0)
  if (status < 300 || status > 399 || !location) return status
  const target = URL.parse(location, address)
  // A redirect of ours that leads outside is no dead link of ours.
  if (target && target.origin !== address.origin) return 200
  return target && steps > 0 ? follow(target, steps - 1) : 404
}

function believe(href: string): void {
  if (standing.size >= mostBelieved) standing.clear()
  standing.set(href, Date.now() + believedMs)
}

/** After something was mended or published, nothing is believed. */
export const doubtAll = (): void => standing.clear()

/** Nothing stands there; what a busy or silent site answers says nothing. */
export const isDead = (status: number): boolean => status === 404 || status === 410
