/** The site asked for one of its pages, under a robot’s name so that nobody is counted; never for long. */
import { readEnv } from '../../platform/env.ts'

const patienceMs = 8_000
const longestPage = 3_000_000

/** `status` 0: the site did not answer. */
export type SiteAnswer = { status: number; html: string; location?: string }

export const siteUrl = (path: string): URL => new URL(path, readEnv().siteOrigin)

export async function askSite(address: URL, wantsBody: boolean): Promise<SiteAnswer> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'accept-language': 'ar',
        'user-agent': 'Wajiha site guard (bot)',
      },
      signal: AbortSignal.timeout(patienceMs),
    })
    const location = answer.headers.get('location')
    const isRead = wantsBody && answer.status === 200
    const html = isRead ? (await answer.text()).slice(0, longestPage) : ''
    if (!isRead) await answer.body?.cancel()
    return { status: answer.status, html, ...(location ? { location } : {}) }
  } catch {
    return { status: 0, html: '' }
  }
}
