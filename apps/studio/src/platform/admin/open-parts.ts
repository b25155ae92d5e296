import { may } from '../access/may.ts'
import type { Act } from '../access/rights.ts'

type Parts<Part> = { links: Part; content: () => Promise<Part>; refusal: Part }

/**
 * What stands on a page of ours for whoever looks. Over a refusal there are no ways to its neighbours: most of
 * them are as closed as the page is, and the refusal leads to the start page.
 */
export async function openParts<Part>(
  user: object | null | undefined,
  act: Act | 'nobodys',
  { links, content, refusal }: Parts<Part>,
): Promise<{ links: Part | undefined; body: Part }> {
  const isAllowed = act !== 'nobodys' && may(user, act)
  return isAllowed ? { links, body: await content() } : { links: undefined, body: refusal }
}
