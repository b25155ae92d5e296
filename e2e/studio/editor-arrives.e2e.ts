/** The editor of texts comes by itself into a form that is drawn already, and whoever waits for it in vain is told. */
import type { Route } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'

const studio = inject('studioUrl')
let office: Office
withOffice((signedIn) => {
  office = signedIn
})

/** The address of an article's form. */
async function article(): Promise<string> {
  const id = await office.find('posts', '_status', 'published', 'ar')
  return `${studio}/admin/collections/posts/${id}?locale=ar`
}

it('leaves no boundary in the form that React would have to come back to', async () => {
  const { page } = office
  await page.goto(await article())
  const boundaries = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    const served = new DOMParser().parseFromString(html, 'text/html')
    const inside = (root: Node) => {
      const comments = served.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
      let count = 0
      while (comments.nextNode())
        if (/^\$[!?~]?$/.test(comments.currentNode.nodeValue ?? '')) count += 1
      return count
    }
    const form = served.querySelector('.collection-edit__form')
    return { form: form && inside(form), page: inside(served) }
  })
  // Next has one around every page; without any this would look for nothing.
  expect(boundaries).toEqual({ form: 0, page: expect.toSatisfy((count) => count > 0) })
})

it('says so when it does not come, and comes when asked again', async () => {
  const { page } = office
  const withoutEditor = async (route: Route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('LexicalEditorTheme__paragraph')) await route.abort()
    else await route.fulfill({ response: answer })
  }
  await page.route('**/_next/static/chunks/*.js', withoutEditor)
  await page.goto(await article())
  const told = page.locator('.collection-edit__form [role=alert]')
  await told.waitFor()
  expect(await told.textContent()).toContain('لم يصل جزءٌ من هذا النموذج')
  await untilAlive(page.locator('#action-save'))
  // A script that is still asked for would be answered twice.
  await page.unrouteAll({ behavior: 'wait' })
  await told.getByRole('button').click()
  await page.locator('.rich-text-lexical [contenteditable=true]').first().waitFor()
  expect(await told.count()).toBe(0)
})
