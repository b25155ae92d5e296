/** The written page: valid HTML on every page, and nothing refused or complained about on a walk. */
import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { closePage, openPage } from '../browser.ts'
import { complaintsOn } from '../complaints.ts'
import { inLanes } from '../in-lanes.ts'
import { type Scene, scenesOf } from '../pages-of-interest.ts'
import { lookAround, withBrowser } from '../with-browser.ts'

const site = inject('siteUrl')
const locales = ['ar', 'en'] as const
let browser: Browser
let visits: { scene: Scene; locale: 'ar' | 'en' }[]

withBrowser(async (opened) => {
  browser = opened
  const scenes = await lookAround(browser, (page) => scenesOf(page, site))
  // What is posed is one of the others, as it comes.
  const unposed = scenes.filter(({ pose }) => !pose)
  visits = unposed.flatMap((scene) => locales.map((locale) => ({ scene, locale })))
})

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What React writes: no newline styles, self-closed void elements, boolean attributes as "".
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    doctype: 'off',
    'doctype-style': 'off',
    // Numbers stand as they are written; `tel:` links are grouped by our own rule.
    'tel-non-breaking': 'off',
    // Safari drops the list role where the markers are styled away.
    'no-redundant-role': 'off',
  },
})

describe('the written pages', () => {
  it('are valid HTML in both languages', async () => {
    const wrong = new Set<string>()
    await inLanes(2, visits, async ({ scene: { name, paths }, locale }) => {
      const html = await (await fetch(site + paths[locale])).text()
      const { results } = await validator.validateString(html)
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          wrong.add(`${name} ${locale}: ${ruleId}: ${message} (${selector})`)
    })
    expect([...wrong].sort()).toEqual([])
  }, 600_000)

  it('come to life without a refused resource, a hydration mismatch or an error', async () => {
    const complaints: string[] = []
    await inLanes(2, visits, async ({ scene: { name, paths }, locale }) => {
      const page = await openPage(browser)
      for (const text of await complaintsOn(page, site + paths[locale]))
        if (!/status of 404/.test(text)) complaints.push(`${name} ${locale}: ${text}`)
      await closePage(page)
    })
    expect(complaints.sort()).toEqual([])
  }, 600_000)
})
