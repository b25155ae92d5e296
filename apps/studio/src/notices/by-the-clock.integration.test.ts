import { dayIn, momentOf } from '@wajiha/contract/zoned-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNoticeStudio } from '../../test/notice-help.ts'

let studio: Awaited<ReturnType<typeof openNoticeStudio>>
let lookAtClock: typeof import('./watch.ts').lookAtClock
let london: string

const zone = 'Asia/Riyadh'
/** A day of its own for each test, well ahead: 30, 31, … days from now. */
let ahead = 29
let day = ''
const at = (clock: string, where = zone) => new Date(momentOf(day, clock, where))

beforeAll(async () => {
  studio = await openNoticeStudio()
  ;({ lookAtClock } = await import('./watch.ts'))
  const made = await studio.payload.create({
    collection: 'branches',
    locale: 'ar',
    data: {
      key: 'london',
      name: 'لندن',
      address: { street: 'شارع', locality: 'لندن', country: 'GB' },
      timeZone: 'Europe/London',
      _status: 'published',
    },
  })
  london = made.id
})
afterAll(() => studio?.close())
beforeEach(async () => {
  ahead += 1
  day = dayIn(Date.now() + ahead * 86_400_000, zone)
  const { rows } = await close()
  expect(rows).toBeDefined()
})

/** What other tests left open is over. */
async function close() {
  const { sql } = await import('@payloadcms/db-postgres')
  const { poolOf } = await import('../platform/database/statements.ts')
  await poolOf(studio.payload).execute(sql`update applications set stage = 'withdrawn'`)
  return poolOf(studio.payload).execute(sql`update leads set stage = 'lost', lost_reason = 'other'`)
}

const plan = (id: string, owner: string, when: Date, more: object = {}) =>
  studio.payload.update({
    collection: 'leads',
    id,
    data: { owner, nextAction: 'أرسل العرض', nextActionAt: when.toISOString(), ...more },
    overrideAccess: true,
  })

async function lettersAfter(moment: Date, to: string, about: RegExp) {
  await lookAtClock(studio.payload, moment)
  await studio.send()
  return studio.letters(to).filter(({ subject }) => about.test(subject))
}

describe('a next action', () => {
  it('is told in the morning of its day and when it is due, each once, however often one looks', async () => {
    const { user } = await studio.person('sales')
    const { id } = await studio.lead()
    await plan(id, user.id, at('14:30'))
    const told = (clock: string) => lettersAfter(at(clock), user.email, /^تذكير/)
    expect(await told('07:59')).toHaveLength(0)
    const [morning] = await told('08:00')
    expect(morning?.subject).toBe('تذكير: أرسل العرض – سارة العتيبي')
    expect(morning?.text).toMatch(/الموعد: .*٢:٣٠.*بتوقيت الرياض/)
    expect(await told('08:30')).toHaveLength(1)
    expect(await told('14:29')).toHaveLength(1)
    expect(await told('14:30')).toHaveLength(2)
    expect(await told('15:00')).toHaveLength(2)
  })

  it('is told by the clock of the lead’s own branch', async () => {
    const { user } = await studio.person('sales')
    const { id } = await studio.lead()
    await plan(id, user.id, at('15:00', 'Europe/London'), { branch: london })
    const told = (moment: Date) => lettersAfter(moment, user.email, /^تذكير/)
    expect(await told(at('08:30'))).toHaveLength(0)
    const [letter] = await told(at('08:01', 'Europe/London'))
    expect(letter?.text).toMatch(/الموعد: .*٣:٠٠/)
  })

  it('is told once also where the lead was merged into another one meanwhile', async () => {
    const { user } = await studio.person('sales')
    const [goes, stays] = [await studio.lead(), await studio.lead()]
    await plan(goes.id, user.id, at('10:00'))
    expect(await lettersAfter(at('10:00'), user.email, /^تذكير/)).toHaveLength(1)
    await studio.payload.update({
      collection: 'leads',
      id: goes.id,
      data: { stage: 'duplicate', mergedInto: stays.id },
      context: { leadsFreely: true },
      overrideAccess: true,
    })
    await plan(stays.id, user.id, at('10:00'))
    expect(await lettersAfter(at('10:01'), user.email, /^تذكير/)).toHaveLength(1)
  })

  it('of an application is told to whoever has it', async () => {
    const { user } = await studio.person('recruiter')
    const { id } = await studio.application()
    await studio.payload.update({
      collection: 'applications',
      id,
      data: { assignee: user.id, nextAction: 'اتّصل به', nextActionAt: at('11:00').toISOString() },
      overrideAccess: true,
    })
    expect(await lettersAfter(at('11:00'), user.email, /^تذكير: اتّصل به/)).toHaveLength(1)
  })

  it('that is over, or whose reader does not want it, is told to nobody', async () => {
    const { user } = await studio.person('sales')
    const deaf = await studio.person('sales', { mails: { reminder: false } })
    const [over, other] = [await studio.lead(), await studio.lead()]
    await plan(over.id, user.id, at('10:00'), { stage: 'lost', lostReason: 'price' })
    await plan(other.id, deaf.user.id, at('10:00'))
    expect(await lettersAfter(at('10:00'), user.email, /^تذكير/)).toHaveLength(0)
    expect(await lettersAfter(at('10:01'), deaf.user.email, /^تذكير/)).toHaveLength(0)
  })
})

describe('the evening’s note', () => {
  const evening = (to: string, clock = '17:00') =>
    lettersAfter(at(clock), to, /^ما تأخّر|^What is late/)

  it('says to each what is late and theirs, and all of it to whoever looks after the whole', async () => {
    const mine = await studio.person('sales', { language: 'en' })
    const other = await studio.person('sales', { name: 'هند العمري' })
    const boss = await studio.person('owner')
    const [late, hers, answered] = [await studio.lead(), await studio.lead(), await studio.lead()]
    await plan(late.id, mine.user.id, at('23:00'))
    await plan(hers.id, other.user.id, at('09:00'), { stage: 'contacted' })
    await plan(answered.id, mine.user.id, at('23:30'), { stage: 'contacted' })
    const [letter, ...more] = await evening(mine.user.email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('Not answered in time: 1')
    expect(letter?.text).toContain(`#${late.number} · An enquiry · late for`)
    expect(letter?.text).not.toContain(`#${hers.number}`)
    expect(letter?.text).not.toContain(`#${answered.number}`)
    const [whole] = await evening(boss.user.email)
    expect(whole?.text).toContain(`#${late.number}`)
    expect(whole?.text).toMatch(new RegExp(`#${hers.number} · .* · متأخّر منذ .*· هند العمري`))
    // No visitor's name, nor what they wrote, in a mail about several.
    expect(whole?.text).not.toContain('سارة العتيبي')
    expect(await evening(mine.user.email, '17:30')).toHaveLength(1)
  })

  it('is one for all processes that look at once, also after one of them starts anew', async () => {
    const { user } = await studio.person('sales')
    const { id } = await studio.lead()
    await plan(id, user.id, at('09:00'), { stage: 'contacted' })
    await Promise.all([1, 2, 3].map(() => lookAtClock(studio.payload, at('17:00'))))
    expect(await evening(user.email, '17:01')).toHaveLength(1)
  })

  it('is not written where nothing is late', async () => {
    const { user } = await studio.person('sales')
    const { id } = await studio.lead()
    await plan(id, user.id, at('23:00'), { stage: 'contacted' })
    expect(await evening(user.email)).toEqual([])
    expect(await evening(user.email, '23:59')).toEqual([])
  })
})

describe('the morning’s list', () => {
  it('says to those who recruit what is new, whom they meet and what waits', async () => {
    const nora = await studio.person('recruiter', { name: 'نورة' })
    const boss = await studio.person('admin')
    const [fresh, met, waiting] = [
      await studio.application(),
      await studio.application(),
      await studio.application(),
    ]
    const change = (id: string, data: object) =>
      studio.payload.update({ collection: 'applications', id, data, overrideAccess: true })
    const interview = { at: at('10:00').toISOString(), minutes: 45, where: 'المكتب' }
    await change(met.id, { stage: 'interview', interview })
    await change(waiting.id, { stage: 'interview' })
    await change(waiting.id, { stage: 'assessment' })
    const list = (to: string, clock: string) => lettersAfter(at(clock), to, /^التوظيف صباح/)
    expect(await list(nora.user.email, '07:30')).toEqual([])
    const [letter, ...more] = await list(nora.user.email, '08:00')
    expect(more).toEqual([])
    expect(letter?.text).toMatch(/مقابلةٌ? · ١٠:٠٠.* · #\d+ · طلب توظيف عامّ/)
    for (const { number } of [fresh, met, waiting]) expect(letter?.text).toContain(`#${number}`)
    expect(letter?.text).not.toContain('سارة')
    expect(await list(nora.user.email, '09:00')).toHaveLength(1)
    expect(await list(boss.user.email, '09:30')).toEqual([])
  })
})
