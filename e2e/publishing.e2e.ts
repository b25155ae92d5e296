import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { headingIn } from '../apps/site/test/heading-in.ts'
import { type Office, untilVisible } from './office.ts'
import { withOffice } from './with-browser.ts'

const site = inject('siteUrl')
const languages = [
  { locale: 'ar', prefix: '' },
  { locale: 'en', prefix: '/en' },
] as const

let office: Office

withOffice((signedIn) => {
  office = signedIn
})

async function newestPost(prefix: string) {
  const answer = await fetch(`${site}${prefix}/blogs/_payload.json`)
  const { posts } = (await answer.json()) as { posts: { slug: string; title: string }[] }
  if (!posts[0]) throw new Error('The notebook is empty')
  return posts[0]
}

/** What a visitor reads at an address, without the page's own bookkeeping. */
async function mainOf(url: string) {
  const html = await (await fetch(url)).text()
  return /<main[\s\S]*<\/main>/.exec(html)?.[0]
}

const headingOf = async (url: string) => headingIn(await (await fetch(url)).text())
const patiently = { timeout: 100_000, interval: 100 }

/** The same, once nothing of what was published before is still on its way. */
async function restingMainOf(url: string) {
  for (;;) {
    const before = await mainOf(url)
    await pause(1_000)
    if (before && (await mainOf(url)) === before) return before
  }
}

describe('an editor who publishes in the studio', () => {
  it.each(languages)(
    'is read at once in the article and the list ($locale)',
    async ({ locale, prefix }) => {
      const { slug, title } = await newestPost(prefix)
      const article = `${site}${prefix}/blogs/${encodeURIComponent(slug)}`
      await fetch(article)
      await office.open('posts', await office.find('posts', 'slug', slug, locale), locale)
      for (const round of [1, 2]) {
        const words = `${title} ${locale} ${round}`
        await office.publish(words)
        await untilVisible(article, words)
        await untilVisible(`${site}${prefix}/blogs`, words)
      }
      await office.publish(title)
      await expect.poll(() => headingOf(article), patiently).toBe(title)
      await untilVisible(`${site}${prefix}/blogs/_payload.json`, `"${title}"`)
    },
  )

  it('changes nothing for visitors while typing a draft, and nothing in the other language', async () => {
    const { slug, title } = await newestPost('')
    const article = `${site}/blogs/${encodeURIComponent(slug)}`
    const english = await newestPost('/en')
    const before = await restingMainOf(article)
    await office.open('posts', await office.find('posts', 'slug', slug, 'ar'), 'ar')
    await office.draft(`${title} مسوّدة لم تُنشر`)
    await pause(1_000)
    expect(await mainOf(article)).toBe(before)
    await office.publish(`${title} بعد المسوّدة`)
    await untilVisible(article, 'بعد المسوّدة')
    expect((await newestPost('/en')).title).toBe(english.title)
    await office.publish(title)
    await expect.poll(() => headingOf(article), patiently).toBe(title)
  })
})
