/** A visitor's hands in the site's forms: they wait for a form that is alive, and write as a person does. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

export const formOf = (page: Page, name: string) =>
  page.locator(`form:has(input[name=form][value=${name}])`)

/** The form, once it checks itself: until then the browser does, and sends it without script. */
export async function aliveForm(page: Page, name: string): Promise<Locator> {
  await page.locator(`form[novalidate]:has(input[name=form][value=${name}])`).waitFor()
  return formOf(page, name)
}

/**
 * Touches a form that is alive and waits until the site has noted the time: what is written in less
 * than three seconds from then is taken for a machine's.
 */
export async function begin(page: Page, form: Locator): Promise<void> {
  let isNoted = false
  const noted = page
    .waitForResponse((answer) => answer.url().endsWith('/api/forms/token') && answer.ok())
    .finally(() => {
      isNoted = true
    })
  noted.catch(() => {})
  while (!isNoted) {
    // Each touch asks again where nobody has answered.
    await form.locator('[name=email]').focus()
    await form.locator('[name=name]').focus()
    await Promise.race([noted, pause(6_000)])
  }
  await noted
}

/** Nobody fills a form in less; whoever does is looked at twice. */
export const takeTime = (page: Page) => page.waitForTimeout(3_500)
