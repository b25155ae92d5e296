/** The desk's daily work in the real admin, in Arabic: a call noted down, a chat found, an answer, a double. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from '../office.ts'
import { withOffice } from '../with-browser.ts'
import { firstPassword } from './people.ts'

let office: Office

withOffice((signedIn) => {
  office = signedIn
})

const studioUrl = inject('studioUrl')
const phone = '+966500300900'

/** Presses the site's WhatsApp button as a phone does. @returns the reference in the chat's first words. */
async function pressWhatsApp(): Promise<string> {
  const answer = await fetch(`${inject('siteUrl')}/w/main`, {
    redirect: 'manual',
    headers: {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      referer: `${inject('siteUrl')}/contact`,
    },
  })
  const text = new URL(answer.headers.get('location') ?? '').searchParams.get('text') ?? ''
  const [, reference] = /#([A-Z0-9]{4})/.exec(text) ?? []
  if (!reference) throw new Error(`No reference in “${text}”`)
  return reference
}

/** The studio's REST in the administrator's session. */
const ask = (page: Page, path: string, method = 'GET', body?: object) =>
  page.evaluate(
    async ([address, how, sent]) => {
      const answer = await fetch(`/api/${address}`, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(sent ? { body: sent } : {}),
      })
      return { status: answer.status, value: await answer.json().catch(() => undefined) }
    },
    [path, method, body ? JSON.stringify(body) : ''] as const,
  )

/** The site carries visits in batches. */
async function untilKnown(page: Page, reference: string) {
  const deadline = performance.now() + 30_000
  while ((await ask(page, `leads/chat/${reference}`)).status !== 200) {
    if (performance.now() > deadline) throw new Error('The press never reached the studio')
    await pause(500)
  }
}

/** Whether a moment stands by the clock of the browser, as histories and fields beside it do; the agency's is another. */
const isByOwnClock = (moment: Locator) =>
  moment.evaluate((one) => {
    const format = { dateStyle: 'medium', timeStyle: 'short' } as const
    const clock = new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', format)
    return one.textContent === clock.format(new Date(one.getAttribute('datetime') ?? ''))
  })

const tab = async (page: Page, times: number) => {
  for (let turn = 0; turn < times; turn += 1) await page.keyboard.press('Tab')
}

describe('the desk', () => {
  it('takes a chat in by the keyboard alone, answers it by mail and joins it with its double', async () => {
    const { page } = office
    const reference = await pressWhatsApp()
    await untilKnown(page, reference)

    await page.goto(`${studioUrl}/admin/desk/leads/new`)
    await untilAlive(page.locator('#entry-name'))
    const begun = performance.now()
    await page.locator('#entry-name:focus').waitFor()
    await page.keyboard.type('هيفاء المطيري')
    await tab(page, 1)
    await page.keyboard.type('٠٥٠٠٣٠٠٩٠٠')
    await tab(page, 1)
    await page.keyboard.type('haifa@customer.example')
    await tab(page, 1)
    await page.keyboard.type('أريد تطبيقًا لمقهى بثلاثة فروع')
    await tab(page, 4)
    await page.keyboard.type(reference.toLowerCase())
    await page.getByText('وجدنا زيارته').waitFor()
    expect(await page.locator('#entry-way').inputValue()).toBe('chat')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/collections\/leads\/[0-9a-f-]{36}/)
    expect(performance.now() - begun).toBeLessThan(30_000)

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const said = page.locator('blockquote')
    await said.first().waitFor()
    expect(await said.first().textContent()).toContain('أريد تطبيقًا لمقهى بثلاثة فروع')
    // First: before every field of the document.
    const isFirst = await said.first().evaluate((quote) => {
      const field = document.querySelector('#field-name')
      return (
        !field || Boolean(quote.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
      )
    })
    expect(isFirst).toBe(true)
    await expect.poll(() => isByOwnClock(said.first().locator('time'))).toBe(true)
    expect(await page.locator(`a[href="tel:${phone}"]`).count()).toBe(1)
    const chat = await page.locator('a[href^="https://wa.me/966500300900"]').getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toBe('أهلًا هيفاء المطيري،')

    const mail = page.getByRole('button', { name: 'أجب بالبريد' })
    await untilAlive(mail)
    await mail.press('Enter')
    await page.getByLabel('قالب', { exact: true }).selectOption({ label: 'شكر وموعد للحديث' })
    const text = page.getByLabel('الجواب', { exact: true })
    expect(await text.inputValue()).toContain('أهلًا هيفاء المطيري،')
    await page.getByRole('button', { name: 'أرسل الجواب' }).press('Enter')
    await page.locator('#desk-history ~ ol').getByText('جواب بالبريد').waitFor()
    const answered = await ask(page, `leads/${id}?depth=0`)
    expect(answered.value).toMatchObject({ stage: 'contacted', cameBy: 'chat' })

    // Whom the list of names offers is taken with the keys, too.
    const [name, role] = ['مجد الخالدي', 'sales']
    const person = { name, role, email: 'majd@wajiha.example', password: firstPassword }
    expect((await ask(page, 'users', 'POST', person)).status).toBe(201)
    const note = page.getByLabel('ملاحظة جديدة')
    await note.fill('راجع يا ')
    await note.press('End')
    await page.keyboard.type('@مجد')
    const names = page.getByRole('list', { name: 'اذكر زميلًا' })
    await names.getByRole('button').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await names.getByRole('button').first().and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowUp')
    await note.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await names.waitFor({ state: 'detached' })
    expect(await note.inputValue()).toBe(`راجع يا @${name} `)

    const double = await ask(page, 'leads/by-hand', 'POST', {
      key: crypto.randomUUID(),
      name: 'هيفاء',
      phone,
      message: 'اتّصلت تسأل متى نبدأ',
      way: 'call',
      basis: 'request',
    })
    expect(double.value.earlier).toBe(id)
    await page.reload()
    const others = page.getByText('طلبات أخرى للشخص نفسه')
    await others.waitFor()
    await untilAlive(page.locator('details', { has: others }).first())
    await others.press('Enter')
    await page.getByRole('button', { name: 'ادمجه في هذا' }).first().press('Enter')
    await page.locator('#confirm-action').press('Enter')
    await said.filter({ hasText: 'اتّصلت تسأل متى نبدأ' }).waitFor()
    const gone = await ask(page, `leads/${double.value.id}?depth=0`)
    expect(gone.value).toMatchObject({ stage: 'duplicate', mergedInto: id })
  })

  it('notes a call down on a telephone, in English, and answers it there', async () => {
    const { page } = office
    await page.context().addCookies([{ name: 'payload-lng', value: 'en', url: studioUrl }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${studioUrl}/admin/desk/leads/new`)
    await untilAlive(page.locator('#entry-name'))
    const begun = performance.now()
    await page.fill('#entry-name', 'Sara Haddad')
    await page.fill('#entry-phone', '+962791234567')
    await page.fill('#entry-email', 'sara@customer.example')
    await page.fill('#entry-message', 'She wants a shop for her bakery by spring')
    await page.getByRole('button', { name: 'Enter the lead' }).click()
    await page.waitForURL(/collections\/leads\/[0-9a-f-]{36}/)
    expect(performance.now() - begun).toBeLessThan(30_000)
    await page.locator('blockquote', { hasText: 'a shop for her bakery' }).first().waitFor()
    expect(await page.locator('a[href="tel:+962791234567"]').count()).toBe(1)
    const mail = page.getByRole('button', { name: 'Answer by mail' })
    await untilAlive(mail)
    await mail.click()
    await page.getByLabel('Template', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await page.locator('#desk-history ~ ol').getByText('Answered by mail').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
