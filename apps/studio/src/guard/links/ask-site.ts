/** The site asked by the guard: a page with its body, or where it leads; never for long. */
import { askOwnSite } from '../../platform/outside/own-site.ts'

const asking = { robot: 'site guard', patienceMs: 8_000 }
/** Characters of a page that are read. */
const longestPage = 3_000_000

/** `status` 0: the site did not answer. */
export type SiteAnswer = { status: number; html: string; location?: string }

/** @param longest characters of its body that are read; 0 where the head says enough. */
export async function askSite(address: URL, longest = longestPage): Promise<SiteAnswer> {
  const answer = await askOwnSite(address, asking)
  if (!answer) return { status: 0, html: '' }
  const { status } = answer
  const location = answer.headers.get('location')
  const isRead = longest > 0 && status === 200
  if (!isRead) await answer.body?.cancel()
  const html = isRead ? await answer.text().catch(() => undefined) : ''
  if (html === undefined) return { status: 0, html: '' }
  return { status, html: html.slice(0, longest), ...(location ? { location } : {}) }
}
