/** Somebody's first day and the days after it: the studio's door from outside, in Arabic. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { toArabicDigits } from '@wajiha/arabic'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { codeOf } from '../../apps/studio/test/app-code.ts'
import { untilAlive } from '../office.ts'
import { withBrowser } from '../with-browser.ts'
import { engage, enter, firstPassword, hire, type Person, password } from './people.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const studio = inject('studioUrl')
let browser: Browser
let admin: Person

withBrowser((opened) => {
  browser = opened
})
beforeAll(async () => {
  admin = await enter(studio, inject('administrator'))
})

const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const alert = (page: Page) => page.locator('form [role=alert]')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')
const isIn = (page: Page) => page.waitForURL(/\/admin\/?$/)

async function stand(page: Page, email: string, word = password): Promise<void> {
  await page.goto(`${studio}/admin/login`)
  await untilAlive(field(page, 'email'))
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(word)
  await field(page, 'password').press('Enter')
}

/** Fills the field that the door has just asked for, where the person already is. */
async function answer(page: Page, name: string, words: string): Promise<void> {
  await page.waitForFunction((id) => document.activeElement?.id === id, `field-${name}`)
  await field(page, name).fill(words)
  await page.keyboard.press('Enter')
}

async function leave(page: Page): Promise<void> {
  const left = await page.evaluate(
    async () => (await fetch('/api/users/logout', { method: 'POST' })).status,
  )
  expect(left).toBe(200)
}

const faults = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof import('axe-core') }
    const within = document.querySelector('dialog[open]') ?? document.querySelector('main, form')
    const { violations } = await tool.run(within ?? document)
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

async function openPage(): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text())
  })
  return { page, complaints }
}

describe('the door of the studio', () => {
  it('takes somebody from an invitation to a password of their own and in, in their language', async () => {
    const email = `invited-${crypto.randomUUID()}@wajiha.example`
    const invited = await admin.ask('users/invite', 'POST', {
      name: 'Noura',
      email,
      role: 'viewer',
      language: 'en',
    })
    expect(invited.status).toBe(201)
    const { page, complaints } = await openPage()
    await page.goto(await linkTo(email))
    await untilAlive(field(page, 'newPassword'))
    expect(await faults(page)).toEqual([])
    await field(page, 'newPassword').fill('password1234')
    await page.keyboard.press('Enter')
    await alert(page).filter({ hasText: /./ }).waitFor()
    await field(page, 'newPassword').fill(password)
    await page.keyboard.press('Enter')
    await isIn(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(complaints).toEqual([])
  })

  /** The link of the letter, which nobody in the studio may read. */
  async function linkTo(email: string): Promise<string> {
    const client = new pg.Client({ connectionString: inject('databaseUrl') })
    await client.connect()
    const question = 'select text from outbox where "to" = $1'
    const { rows } = await client.query<{ text: string }>(question, [email])
    await client.end()
    return /https?:\S+invitation\?token=[\w-]+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  }

  it('leads somebody from a first password to a second factor, and keeps everybody else out', async () => {
    const { email, id } = await hire(admin, 'editor')
    const { page, complaints } = await openPage()

    // The first password opens nothing, and the rule is said beside the new one.
    await stand(page, email, firstPassword)
    await field(page, 'newPassword').waitFor()
    expect(await alert(page).textContent()).toContain('اختر كلمة مرور لا يعرفها غيرك')
    expect(await field(page, 'newPassword').getAttribute('aria-describedby')).toBe(
      'field-newPassword-hint',
    )
    expect(await page.locator('#field-newPassword-hint').textContent()).toContain('12 حرفًا')
    expect(await faults(page)).toEqual([])
    await answer(page, 'newPassword', 'password1234')
    await alert(page).filter({ hasText: 'شائعة' }).waitFor()
    await answer(page, 'newPassword', password)
    await isIn(page)

    const recoveryCodes = await setUp(page)
    await leave(page)

    // A wrong code is refused in Arabic, a right one is taken in Arabic figures.
    await stand(page, email)
    await field(page, 'code').waitFor()
    expect(await field(page, 'code').evaluate((one) => getComputedStyle(one).direction)).toBe('ltr')
    expect(await faults(page)).toEqual([])
    await answer(page, 'code', toArabicDigits(wrongCode()))
    await alert(page).filter({ hasText: 'الرمز غير صحيح' }).waitFor()
    await answer(page, 'code', toArabicDigits(codeOf(secret, 1)))
    await isIn(page)

    // Another session, opened by a recovery code, is listed and ended.
    const [first = '', second = ''] = recoveryCodes
    const elsewhere = await enter(studio, { email, password, code: first })
    expect(await whoIs(elsewhere)).toBe(id)
    await page.goto(`${studio}/admin/account`)
    const sessions = page.getByRole('region', { name: 'الجلسات المفتوحة' })
    const end = sessions.getByRole('button', { name: 'أنهِ الجلسة', exact: true })
    await untilAlive(end)
    expect(await sessions.getByRole('listitem').count()).toBe(2)
    await end.press('Enter')
    await end.waitFor({ state: 'detached' })
    expect(await whoIs(elsewhere)).toBeUndefined()

    // That recovery code is spent, the next one is not.
    await leave(page)
    await stand(page, email)
    await answer(page, 'code', first)
    await alert(page).filter({ hasText: 'استُعمل من قبل' }).waitFor()
    await answer(page, 'code', toArabicDigits(second))
    await isIn(page)
    expect(complaints).toEqual([])
  })

  it('lets a role that General names in only with a factor, which is set up there', async () => {
    const person = await engage(studio, admin, 'recruiter')
    const before = await enter(studio, person)
    expect(await whoIs(before)).toBe(person.id)
    await requireOf(['recruiter'])
    try {
      expect(await whoIs(before)).toBeUndefined()
      const { page, complaints } = await openPage()
      await stand(page, person.email)
      await alert(page).filter({ hasText: 'دورك يوجب التحقّق بخطوتين' }).waitFor()
      const key = (await page.locator('form code').textContent()) ?? ''
      expect(await page.getByRole('img', { name: /رمز مربّع/ }).count()).toBe(1)
      expect(await faults(page)).toEqual([])
      await answer(page, 'code', toArabicDigits(codeOf(key)))
      await page.getByRole('heading', { name: 'رموز الاسترداد' }).waitFor()
      expect(await page.getByRole('listitem').count()).toBe(10)
      await press(page, 'حفظتها، تابع')
      await isIn(page)
      expect(complaints).toEqual([])
    } finally {
      await requireOf([])
    }
  })

  async function requireOf(secondFactorRoles: string[]): Promise<void> {
    const settings = { secondFactorRoles, _status: 'published' }
    const saved = await admin.ask('globals/general?locale=ar', 'POST', settings)
    expect(saved.status).toBe(200)
  }

  let secret = ''

  /** Turns the second factor on in the account view, by the keyboard alone. */
  async function setUp(page: Page): Promise<string[]> {
    await page.goto(`${studio}/admin/account`)
    await untilAlive(page.getByRole('button', { name: 'فعّله', exact: true }))
    await press(page, 'فعّله')
    const key = dialog(page).locator('code')
    await key.waitFor()
    secret = (await key.textContent()) ?? ''
    expect(
      await dialog(page)
        .getByRole('img', { name: /رمز مربّع/ })
        .count(),
    ).toBe(1)
    expect(await faults(page)).toEqual([])
    await dialog(page).locator('[name=code]').focus()
    await page.keyboard.type(codeOf(secret))
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    const listed = dialog(page).getByRole('listitem')
    await listed.first().waitFor()
    const codes = await listed.allTextContents()
    expect(new Set(codes).size).toBe(10)
    expect(await faults(page)).toEqual([])
    await press(page, 'حفظتها، تابع')
    await page.getByText(/رموز الاسترداد الباقية: (10|١٠)/).waitFor()
    return codes
  }

  const wrongCode = () => {
    const good = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps))
    return (
      ['000000', '111111', '222222', '333333', '444444'].find((one) => !good.includes(one)) ?? ''
    )
  }

  const whoIs = async (person: Person) => (await (await person.ask('users/me')).json()).user?.id
})
