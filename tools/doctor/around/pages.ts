/** Whether search engines find the site and both of its languages, asked as a stranger asks. */
import { broken, type Finding, reasonIn, unsure } from '../finding.ts'

/** The text of an answer, or why there is none. */
export type Read = (address: string) => Promise<{ status: number; text: string }>

const languages = ['ar', 'en'] as const

/** @param site its origin, as visitors know it, and whether search engines may list it. */
export async function lookAtPages(
  { origin, isListed }: { origin: string; isListed: boolean },
  read: Read = readPage,
): Promise<Finding[]> {
  try {
    const [robots, home] = await Promise.all([read(`${origin}/robots.txt`), read(`${origin}/`)])
    if (home.status !== 200)
      return [broken(`The home page at ${origin} answers ${home.status}. Read the site's log.`)]
    const alternates = await ofAlternates(origin, home.text, read)
    return [...(isListed ? ofRobots(origin, robots) : [unlisted(origin)]), ...alternates]
  } catch (error) {
    return [
      broken(
        `The site does not answer at ${origin} (${reasonIn(error)}). Check SITE_ORIGIN, the proxy before it, and that it runs.`,
      ),
    ]
  }
}

const unlisted = (origin: string) =>
  unsure(
    `Search engines may not list ${origin} (SEARCH_ENGINES=off). Right for a trial; take it out before the site is to be found.`,
  )

function ofRobots(origin: string, { status, text }: { status: number; text: string }): Finding[] {
  if (status !== 200) return [broken(`robots.txt of ${origin} answers ${status}. Read its log.`)]
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.some((line) => /^disallow:\s*\/$/i.test(line)))
    return [
      broken(
        `robots.txt of ${origin} keeps all search engines away, and is not ours. Take away what answers before the site.`,
      ),
    ]
  const sitemap = lines.find((line) => /^sitemap:/i.test(line))
  if (!sitemap?.includes(`${origin}/`))
    return [
      broken(
        `robots.txt of ${origin} names no sitemap of it. SITE_ORIGIN of the running site is another one, or something before it answers instead.`,
      ),
    ]
  return []
}

/** Each language leads to the other and back, else search engines heed neither. */
async function ofAlternates(origin: string, home: string, read: Read): Promise<Finding[]> {
  const of = alternatesIn(home)
  const found: Finding[] = []
  for (const language of languages) {
    const address = of.get(language)
    if (!address?.startsWith(`${origin}/`)) {
      found.push(
        broken(
          `The home page of ${origin} names ${address ? `${address} as` : 'no'} page in “${language}”. Check SITE_ORIGIN of the running site, and what is published.`,
        ),
      )
      continue
    }
    const { status, text } = await read(address)
    const back = alternatesIn(text)
    if (status !== 200 || languages.some((one) => back.get(one) !== of.get(one)))
      found.push(
        broken(
          `${address} (${status}) does not name the same pages as the home page does. A proxy may keep an old copy: empty it.`,
        ),
      )
  }
  return found
}

/** Addresses of the page's languages, as its head names them. */
export function alternatesIn(html: string): Map<string, string> {
  const links = html.match(/<link\b[^>]*\brel="alternate"[^>]*>/gi) ?? []
  return new Map(
    links.flatMap((link): [string, string][] => {
      const language = /\bhreflang="([^"]+)"/i.exec(link)?.[1]
      const address = /\bhref="([^"]+)"/i.exec(link)?.[1]
      return language && address ? [[language, address]] : []
    }),
  )
}

async function readPage(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(8_000) })
  return { status: answer.status, text: await answer.text() }
}
