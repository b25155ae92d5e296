import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNoticeStudio } from '../../test/notice-help.ts'

let studio: Awaited<ReturnType<typeof openNoticeStudio>>

beforeAll(async () => {
  studio = await openNoticeStudio()
})
afterAll(() => studio?.close())

type Desk = Awaited<ReturnType<typeof studio.person>>
const give = (by: Desk, lead: string, to: string | null) =>
  by.ask(`leads/${lead}`, 'PATCH', { owner: to })
const note = (by: Desk, path: string, words: string) =>
  by.ask(`${path}/notes`, 'POST', { note: words })
const lettersOf = async ({ user }: Desk) => {
  await studio.send()
  return studio.letters(user.email)
}

describe('an assignment', () => {
  it('is told to whom it was given, in their language, with who, what, when and where', async () => {
    const boss = await studio.person('admin', { name: 'ريم القحطاني' })
    const omar = await studio.person('sales', { name: 'Omar Haddad', language: 'en' })
    const { id, number } = await studio.lead()
    expect((await give(boss, id, omar.user.id)).status).toBe(200)
    const [letter, ...more] = await lettersOf(omar)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Assigned to you: An enquiry – سارة العتيبي')
    expect(letter?.text).toContain('Assigned by: ريم القحطاني')
    expect(letter?.text).toContain(`Number: ${number}`)
    expect(letter?.text).toMatch(/When: First answer by \w+, .*\(Riyadh time\)/)
    expect(letter?.text).toContain(`/admin/collections/leads/${id}`)
  })

  it('says below where it is switched off', async () => {
    const boss = await studio.person('admin')
    const sara = await studio.person('sales', { language: 'ar' })
    const { id } = await studio.lead()
    await give(boss, id, sara.user.id)
    const [letter] = await lettersOf(sara)
    expect(letter?.text).toMatch(/تختار ما يصلك من هذه الرسائل في ملفّك[^\n]*:\n\S+\/admin\/account/)
    expect(letter?.html).toContain('/admin/account"')
  })

  it('is told once, and not when nothing was given, nor to whoever took it', async () => {
    const boss = await studio.person('admin')
    const sara = await studio.person('sales')
    const { id } = await studio.lead()
    await give(sara, id, sara.user.id)
    await sara.ask(`leads/${id}`, 'PATCH', { nextAction: 'اتّصل' })
    expect(await lettersOf(sara)).toEqual([])
    await give(boss, id, null)
    await give(boss, id, sara.user.id)
    await give(boss, id, sara.user.id)
    expect(await lettersOf(sara)).toHaveLength(1)
  })

  it('of several at once is one mail, with each by its number, and waits until all are given', async () => {
    const boss = await studio.person('admin', { name: 'ريم القحطاني' })
    const sara = await studio.person('sales', { language: 'ar' })
    const omar = await studio.person('sales', { language: 'en' })
    const leads = [await studio.lead(), await studio.lead(), await studio.lead()]
    const ids = leads.map(({ id }) => id)
    await boss.ask('leads/many', 'POST', { ids, owner: sara.user.id })
    const [letter, ...more] = await lettersOf(sara)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('أُسند إليك عملٌ جديد (٣)')
    expect(letter?.text).toContain('أسنده إليك: ريم القحطاني')
    for (const { number } of leads) expect(letter?.text).toContain(`#${number}`)
    expect(letter?.text).toContain('/admin/desk/leads')
    expect(letter?.text).not.toContain('سارة العتيبي')
    expect(letter?.text).toContain('/admin/account')
    // What a list of the studio changes at once, and whoever hands over a colleague's work.
    const where = new URLSearchParams(ids.map((id, place) => [`where[id][in][${place}]`, id]))
    const changed = await boss.ask(`leads?${where}`, 'PATCH', { owner: omar.user.id })
    expect(changed.status).toBe(200)
    const subjects = (await lettersOf(omar)).map(({ subject }) => subject)
    expect(subjects).toEqual(['New work assigned to you (3)'])
  })

  it('of one thing that a board gave is told as ever, and of what was refused not at all', async () => {
    const boss = await studio.person('admin')
    const omar = await studio.person('sales', { language: 'en' })
    const { id } = await studio.lead()
    const ids = [id, '00000000-0000-4000-8000-000000000000']
    const done = await boss.ask('leads/many', 'POST', { ids, owner: omar.user.id })
    expect(((await done.json()) as { refused: unknown[] }).refused).toHaveLength(1)
    const subjects = (await lettersOf(omar)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Assigned to you: An enquiry – سارة العتيبي'])
  })

  it('is told by itself, a little later, where the act it was part of never ended', async () => {
    const { OneAct } = await import('../platform/one-act.ts')
    const omar = await studio.person('sales', { language: 'en' })
    const { id } = await studio.lead()
    await studio.payload.update({
      collection: 'leads',
      id,
      data: { owner: omar.user.id },
      context: { oneAct: new OneAct() },
      overrideAccess: true,
    })
    expect(await lettersOf(omar)).toEqual([])
    await studio.send(new Date(Date.now() + 180_000))
    expect(studio.letters(omar.user.email)).toHaveLength(1)
  })

  it('of an application is told to a recruiter', async () => {
    const boss = await studio.person('admin')
    const nora = await studio.person('recruiter')
    const { id } = await studio.application()
    await boss.ask(`applications/${id}`, 'PATCH', { assignee: nora.user.id })
    const letters = await lettersOf(nora)
    expect(letters.filter(({ subject }) => subject.startsWith('أُسند إليك'))).toHaveLength(1)
  })

  it('is not told to whoever left, or may not see leads any more', async () => {
    const people = [
      await studio.person('sales', { name: 'خالد المغادر' }),
      await studio.person('sales', { name: 'وليد المحرّر' }),
    ]
    const changes = [{ leftAt: new Date().toISOString() }, { role: 'editor' as const }]
    const boss = await studio.person('admin')
    for (const [place, { user }] of people.entries()) {
      const lead = await studio.lead({ quarantine: { score: 70, reasons: ['trap'] } })
      await boss.ask(`leads/${lead.id}`, 'PATCH', { owner: user.id })
      const data = changes[place] ?? {}
      await studio.payload.update({ collection: 'users', id: user.id, data, overrideAccess: true })
      // Now it would be told; what names somebody who is gone is left as it is.
      expect((await boss.ask(`leads/${lead.id}/release`, 'POST')).status).toBeLessThan(500)
      await note(boss, `leads/${lead.id}`, `@${user.name}`)
    }
    for (const one of people) expect(await lettersOf(one)).toEqual([])
  })

  it('of a doubtful message waits until it is released', async () => {
    const sara = await studio.person('sales')
    const lead = await studio.lead({ quarantine: { score: 70, reasons: ['trap'] } })
    await studio.payload.update({
      collection: 'leads',
      id: lead.id,
      data: { owner: sara.user.id },
      overrideAccess: true,
    })
    expect(await lettersOf(sara)).toEqual([])
    const boss = await studio.person('admin')
    await boss.ask(`leads/${lead.id}/release`, 'POST')
    const subjects = (await lettersOf(sara)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('أُسند إليك'))).toHaveLength(1)
  })
})

describe('a mention', () => {
  it('brings the note to the colleague it names, and to nobody else', async () => {
    const boss = await studio.person('admin', { name: 'ريم القحطاني' })
    const hind = await studio.person('sales', { name: 'هند العمري' })
    const other = await studio.person('sales', { name: 'لمى الحربي' })
    const { id } = await studio.lead()
    await note(boss, `leads/${id}`, 'يا @هند العمري، طلبت العرض قبل الخميس. @ريم القحطاني')
    const [letter, ...more] = await lettersOf(hind)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('ذكرك ريم القحطاني في ملاحظة – سارة العتيبي')
    expect(letter?.text).toContain('طلبت العرض قبل الخميس')
    expect(await lettersOf(other)).toEqual([])
    expect(await lettersOf(boss)).toEqual([])
  })

  it('tells nobody of what they may not see, and offers nobody else', async () => {
    const sales = await studio.person('sales', { name: 'فهد السالم' })
    const nora = await studio.person('recruiter', { name: 'نورة الدوسري' })
    const { id } = await studio.lead()
    await note(sales, `leads/${id}`, 'ما رأي @نورة الدوسري؟')
    expect(await lettersOf(nora)).toEqual([])
    const offered = await sales.ask('mentions/leads')
    const names = ((await offered.json()) as { people: { name: string }[] }).people.map(
      ({ name }) => name,
    )
    expect(names).toContain('هند العمري')
    expect(names).not.toContain('نورة الدوسري')
    expect(names).not.toContain('فهد السالم')
    expect((await nora.ask('mentions/leads')).status).toBe(403)
  })
})

describe('a switch', () => {
  it('of the profile ends a kind of mail, and no other', async () => {
    const boss = await studio.person('admin')
    const amal = await studio.person('sales', { name: 'أمل الشهري' })
    const off = await amal.ask(`users/${amal.user.id}`, 'PATCH', { mails: { assignment: false } })
    expect(off.status).toBe(200)
    const { id } = await studio.lead()
    await give(boss, id, amal.user.id)
    expect(await lettersOf(amal)).toEqual([])
    await note(boss, `leads/${id}`, '@أمل الشهري تابعي')
    expect(await lettersOf(amal)).toHaveLength(1)
  })

  it('is nobody else’s to press, but of those who look after the team', async () => {
    const amal = await studio.person('sales')
    const other = await studio.person('sales')
    const press = (by: Desk) =>
      by.ask(`users/${amal.user.id}`, 'PATCH', { mails: { mention: false } })
    expect((await press(other)).status).toBe(403)
    expect((await press(await studio.person('admin'))).status).toBe(200)
  })
})
