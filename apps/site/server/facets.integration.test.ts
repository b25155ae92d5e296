/** How far search engines may follow the filters of a list. */
import { expect, it } from 'vitest'
import { sampleData } from '../test/sample-content.ts'
import type { TestSite } from '../test/start-test-site.ts'
import { withTestSite } from '../test/with-test-site.ts'

let site: TestSite

withTestSite(async ({ studio, ...running }) => {
  site = running.site
  const [project] = sampleData('projects') as [object]
  const [job] = sampleData('jobs') as [object]
  const [voice] = sampleData('testimonials') as [object]
  studio.publish(
    'projects',
    [
      { ...project, id: '1', services: ['web-applications'], year: 2024, platforms: ['web'] },
      { ...project, id: '2', services: ['mobile-applications'], year: 2025, platforms: ['ios'] },
    ],
    ['projects'],
  )
  const department = { key: 'design', name: 'التصميم' }
  studio.publish('jobs', [job, { ...job, id: '2', department, workMode: 'remote' }], ['jobs'])
  const services = ['web-applications', 'mobile-applications']
  studio.publish(
    'testimonials',
    services.map((service, index) => ({ ...voice, id: String(index), services: [service] })),
    ['testimonials'],
  )
})

const headOf = async (path: string) => {
  const { status, body } = await site.get(path)
  expect(status, path).toBe(200)
  return {
    robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/
      .exec(body)?.[1]
      ?.replace(/^https:\/\/[^/]+/, ''),
    alternates: body.match(/hrefLang="/gi)?.length,
  }
}

const lists = [
  { list: '/our-projects', one: 'service=web-applications', other: 'year=2024' },
  { list: '/join-us', one: 'department=design', other: 'mode=remote' },
  { list: '/testimonials', one: 'service=web-applications', other: 'service=mobile-applications' },
]

it.each(lists)('$list under one choice is known as the whole list', async ({ list, one }) => {
  for (const path of [list, `${list}?${one}`, `/en${list}?${one}`]) {
    const { robots, canonical } = await headOf(path)
    expect([robots, canonical], path).toEqual([undefined, path.replace(/\?.*/, '')])
  }
})

it.each(lists)('$list beyond one choice is for people alone', async ({ list, one, other }) => {
  const unknown = 'service=x&department=x'
  for (const query of [`${one}&${other}`, unknown, `${one}&${unknown}`]) {
    const head = await headOf(`${list}?${query}`)
    expect(head.robots, query).toBe('noindex, nofollow')
    expect(head.canonical, query).toBeUndefined()
  }
})

it('leaves the words that are looked for among the jobs to people', async () => {
  expect(
    (await headOf('/join-us?q=تصميم'.replace('تصميم', encodeURIComponent('تصميم')))).robots,
  ).toBe('noindex, nofollow')
})

it('leaves the notebook under two names at once to people', async () => {
  const [tag, category] = ['العربية', 'التصميم'].map(encodeURIComponent)
  expect((await headOf(`/blogs?tag=${tag}`)).robots).toBeUndefined()
  const both = await headOf(`/blogs?category=${category}&tag=${tag}`)
  expect([both.robots, both.canonical]).toEqual(['noindex, nofollow', undefined])
})

/** Every link of a list to itself, as crawlers find it. */
async function linksOf(path: string) {
  const { body } = await site.get(path)
  const [own = ''] = path.split('?')
  return [...body.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const isFilter = href.split(/[?#]/)[0] === own && href.includes('?')
    return isFilter ? [{ href, isFollowed: !/rel="[^"]*nofollow/.test(tag) }] : []
  })
}

it.each(lists)(
  'a crawler of $list comes to an end, and never to an empty list',
  async ({ list, one }) => {
    const found = new Set<string>()
    const waiting = [list, `${list}?${one}`]
    for (const path of waiting) {
      const { robots } = await headOf(path)
      for (const { href, isFollowed } of await linksOf(path)) {
        const { body } = await site.get(`${href.replace(/#.*/, '')}`)
        expect(body, `${path} → ${href}`).not.toMatch(/class="[^"]*empty/)
        if (!isFollowed || robots?.includes('nofollow') || found.has(href)) continue
        found.add(href)
        waiting.push(href)
      }
    }
    expect(found.size).toBeGreaterThan(0)
    for (const path of found) expect([...new URL(path, 'http://x').searchParams].length).toBe(1)
  },
)

it('names the campaign in the sitemaps unless it asks not to be indexed', async () => {
  const urls = async () => (await site.get('/en/sitemap.xml')).body
  expect(await urls()).toContain('<loc>https://birkar.example/en/campaign</loc>')
})
