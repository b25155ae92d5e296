/** The site asked as a visitor without script would, under a robot's name so that nobody is counted. */
import { readEnv } from '../env.ts'

type Asking = { robot: string; patienceMs: number }

export const siteUrl = (path: string): URL => new URL(path, readEnv().siteOrigin)

/** @returns the answer, redirects included, with a body that nobody has read yet; nothing when the site is silent. */
export async function askOwnSite(
  address: URL,
  { robot, patienceMs }: Asking,
): Promise<Response | undefined> {
  const headers = {
    accept: 'text/html',
    'accept-language': 'ar',
    'user-agent': `Wajiha ${robot} (bot)`,
  }
  const signal = AbortSignal.timeout(patienceMs)
  return fetch(address, { redirect: 'manual', headers, signal }).catch(() => undefined)
}
