import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNoticeStudio } from '../../test/notice-help.ts'
import { bodyOf, type Part } from '../../test/read-message.ts'

let studio: Awaited<ReturnType<typeof openNoticeStudio>>

beforeAll(async () => {
  studio = await openNoticeStudio()
})
afterAll(() => studio?.close())

const day = 86_400_000
const at = (days: number, hour = '06:30') =>
  `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T${hour}:00.000Z`

/** A mail's appointment, as a calendar program reads it. */
function appointmentIn(message: Part) {
  const calendar = new ICAL.Component(ICAL.parse(bodyOf(message, 'text/calendar')))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as never)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    place: event.location,
    status: event.component.getFirstPropertyValue('status'),
    attendee: String(event.attendees[0]?.getFirstValue()),
  }
}

async function appointments(to: string) {
  await studio.send()
  return studio
    .letters(to)
    .filter(({ message }) => bodyOf(message, 'text/calendar') !== '')
    .map(({ message }) => appointmentIn(message))
    .sort((one, other) => one.sequence - other.sequence)
}

type Kind = ReturnType<typeof appointmentIn>
const said = (all: Kind[]) => all.map(({ method, sequence }) => [method, sequence])
const change = (id: string, data: object) =>
  studio.payload.update({ collection: 'applications', id, data, overrideAccess: true })

async function invited(by?: string) {
  const application = await studio.application()
  const interview = { at: at(5), minutes: 30, where: 'مقرّ الرياض', ...(by ? { by } : {}) }
  await change(application.id, { stage: 'interview', interview })
  return { id: application.id, email: application.email ?? '', interview }
}

describe('the appointment of an interview', () => {
  it('stands in the calendars of applicant and colleague, at the same moment, under one name', async () => {
    const nora = await studio.person('recruiter', { name: 'نورة', language: 'ar' })
    const { email, interview, id } = await invited(nora.user.id)
    const [[theirs], [ours]] = [await appointments(email), await appointments(nora.user.email)]
    expect(theirs).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      starts: interview.at,
      minutes: 30,
      place: 'مقرّ الرياض',
      status: 'CONFIRMED',
      attendee: `mailto:${email}`,
    })
    expect(ours).toMatchObject({ ...theirs, attendee: `mailto:${nora.user.email}` })
    expect(ours?.uid).toContain(id)
    const letter = studio.letters(nora.user.email).at(-1)
    expect(letter?.subject).toMatch(/^مقابلةٌ تجريها: /)
    // 06:30 UTC is half past nine in Riyadh.
    expect(letter?.text).toMatch(/٩:٣٠\s*ص \(بتوقيت الرياض\)/)
    expect(letter?.text).toContain(`/admin/collections/applications/${id}`)
  })

  it('lies ahead when a person chooses it, and may be over when they write something else', async () => {
    const nora = await studio.person('recruiter')
    const { id, interview } = await invited()
    const { user } = nora
    const asked = { collection: 'applications', id, overrideAccess: false, user } as const
    const past = { ...interview, at: at(-1) }
    await expect(studio.payload.update({ ...asked, data: { interview: past } })).rejects.toThrow(
      /المقابلة > الموعد$/,
    )
    await change(id, { interview: past })
    const data = { rating: 3, interview: past }
    await expect(studio.payload.update({ ...asked, data })).resolves.toMatchObject({ rating: 3 })
  })

  it('moves and ends in both, each time with a greater number, and begins anew above it', async () => {
    const nora = await studio.person('recruiter')
    const { id, email, interview } = await invited(nora.user.id)
    await change(id, { rating: 5 })
    await change(id, { interview: { ...interview, at: at(6, '10:00') } })
    await change(id, { stage: 'withdrawn' })
    const whole = [
      ['REQUEST', 0],
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]
    const told = await appointments(email)
    expect(said(told)).toEqual(whole)
    // Whoever holds the first is told that it no longer counts.
    const subjects = studio.letters(email).map(({ subject }) => String(subject))
    for (const words of [/^موعدُ مقابلتك/, /^تغيّر موعدُ مقابلتك/, /^أُلغي موعدُ المقابلة/])
      expect(subjects).toContainEqual(expect.stringMatching(words))
    expect(told.map(({ starts }) => starts)).toEqual([interview.at, at(6, '10:00'), at(6, '10:00')])
    expect(new Set(told.map(({ uid }) => uid)).size).toBe(1)
    expect(told.at(-1)?.status).toBe('CANCELLED')
    expect(said(await appointments(nora.user.email))).toEqual(whole)
    await change(id, { stage: 'interview' })
    expect(said(await appointments(email)).at(-1)).toEqual(['REQUEST', 3])
    expect(said(await appointments(nora.user.email)).at(-1)).toEqual(['REQUEST', 3])
  })

  it('that goes to another colleague leaves the first one’s calendar, and tells the applicant nothing', async () => {
    const [nora, omar] = [await studio.person('recruiter'), await studio.person('editor')]
    const { id, email, interview } = await invited(nora.user.id)
    await change(id, { interview: { ...interview, by: omar.user.id } })
    expect(said(await appointments(nora.user.email))).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 1],
    ])
    expect(said(await appointments(omar.user.email))).toEqual([['REQUEST', 1]])
    expect(said(await appointments(email))).toEqual([['REQUEST', 0]])
    // Whoever may not open applications gets no link to one.
    expect(studio.letters(omar.user.email)[0]?.text).not.toContain('/admin/collections')
  })

  it('without a colleague is the applicant’s, and its end too', async () => {
    const { id, email, interview } = await invited()
    await change(id, { interview: { ...interview, at: null } })
    expect(said(await appointments(email))).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 1],
    ])
  })
})
