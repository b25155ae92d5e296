/** Every answer of the public API to which content leads, in both languages, by its path. */
import { pageKeys } from '@wajiha/contract'

type Ask = (path: string, locale: string) => Promise<Response>

const lists = [
  'general',
  'services',
  'projects',
  'blogs?perPage=24',
  'blogs?view=notebook',
  'categories',
  'series',
  'jobs',
  'testimonials',
  'branches',
  'block-pages',
  'newsletter-issues',
  'redirects',
  'campaigns/default',
  ...pageKeys.map((key) => `pages/${key}`),
]

/** What the members of these lists have a page of their own under. */
const members: Record<string, string> = {
  services: 'key',
  projects: 'slug',
  'blogs?perPage=24': 'slug',
  jobs: 'slug',
  'newsletter-issues': 'slug',
}

export async function answersOf(ask: Ask): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  const read = async (path: string, locale: string) => {
    const answer = await ask(path, locale)
    const text = await answer.text()
    answers[`${locale} ${path}`] = `${answer.status} ${answer.headers.get('etag')} ${text}`
    return answer.ok ? JSON.parse(text).data : []
  }
  for (const locale of ['ar', 'en'])
    for (const path of lists) {
      const data = await read(path, locale)
      const field = members[path]
      if (!field) continue
      const [list] = path.split('?')
      for (const one of data) await read(`${list}/${encodeURIComponent(one[field])}`, locale)
    }
  return answers
}
