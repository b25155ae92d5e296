/** A colleague is named in a note, and chooses which mails reach them, in the real studio. */
import { describe, expect, inject, it } from 'vitest'
import { type Office, untilAlive } from './office.ts'
import { withOffice } from './with-browser.ts'

const studioUrl = inject('studioUrl')
let office: Office

withOffice((signedIn) => {
  office = signedIn
})

/** The studio's REST from within the page, where the session counts. */
const ask = <Value>(path: string, body?: object): Promise<Value> =>
  office.page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(`/api/${address}`, {
        method: sent ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        ...(sent ? { body: sent } : {}),
      })
      return answer.json()
    },
    [path, body ? JSON.stringify(body) : ''] as const,
  )

describe('a note', () => {
  it('reaches the colleague who was chosen from the list below it', async () => {
    const { page } = office
    const email = `${crypto.randomUUID().slice(0, 8)}@wajiha.example`
    const name = 'هيفاء المنصور'
    await ask('users', { name, email, password: 'كلمة طويلة لزميلة ٢٠٢٦', role: 'sales' })
    await ask('leads/test-submission', {})
    const { docs } = await ask<{ docs: { id: string }[] }>('leads?limit=1&sort=-createdAt&depth=0')
    await page.goto(`${studioUrl}/admin/collections/leads/${docs[0]?.id}`)
    const note = page.getByLabel('ملاحظة جديدة')
    await untilAlive(note)
    await note.pressSequentially('راجعي العرض يا @هيف')
    await page.getByRole('button', { name }).click()
    expect(await note.inputValue()).toBe(`راجعي العرض يا @${name} `)
    await page.getByRole('button', { name: 'أضف الملاحظة' }).click()
    await page.locator('ol').getByText('راجعي العرض يا').waitFor()
    const query = `outbox?depth=0&where[to][equals]=${encodeURIComponent(email)}`
    const mails = await ask<{ docs: { kind: string; text: string }[] }>(query)
    expect(mails.docs.map(({ kind }) => kind)).toEqual(['mention'])
    expect(mails.docs[0]?.text).toContain('راجعي العرض')
  })
})

describe('one’s own page', () => {
  it('keeps which mails one wants, and offers notices on the device', async () => {
    const { page } = office
    const mention = page.getByLabel('حين يذكرني زميلٌ في ملاحظة')
    const read = async () => {
      await page.goto(`${studioUrl}/admin/account`)
      await untilAlive(mention)
      return mention.isChecked()
    }
    const turn = async (on: boolean) => {
      // The form may put its own state back while it comes up.
      await office.save(() => mention.setChecked(on, { timeout: 5_000 }).catch(() => {}))
      return read()
    }
    const was = await read()
    expect(await turn(!was)).toBe(!was)
    await page.getByRole('region', { name: 'تنبيهات هذا الجهاز' }).waitFor()
    expect(await turn(was)).toBe(was)
  })
})
