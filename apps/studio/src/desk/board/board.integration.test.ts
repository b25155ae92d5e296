import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deskOf,
  historyOf,
  madeOf,
  storeSubmission,
  submissionOf,
} from '../../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import type { Outcome } from './change-many.ts'

let studio: TestStudio
let payload: Payload
let sales: Awaited<ReturnType<typeof deskOf>>
let other: typeof sales
let processSubmission: typeof import('../process-submission.ts').processSubmission

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  ;({ processSubmission } = await import('../process-submission.ts'))
  sales = await deskOf(payload, 'sales')
  other = await deskOf(payload, 'sales')
})
afterAll(() => studio?.close())

async function lead() {
  const row = await storeSubmission(payload, submissionOf())
  await processSubmission(payload, row)
  return madeOf(payload, 'leads', row)
}
const read = (id: string) =>
  payload.findByID({ collection: 'leads', id, depth: 0, overrideAccess: true })
const many = async (body: object, desk = sales) =>
  (await (await desk.ask('leads/many', 'POST', body)).json()) as Outcome
const undo = async (leads: object[], desk = sales) =>
  (await (await desk.ask('leads/undo', 'POST', { leads })).json()) as Outcome

describe('many leads at once', () => {
  it('are moved, assigned and tagged; what may not is named with its reason', async () => {
    const [one, two, lost] = [await lead(), await lead(), await lead()]
    const ids = [one.id, two.id, lost.id]
    await sales.ask(`leads/${lost.id}`, 'PATCH', { stage: 'lost', lostReason: 'price' })
    const moved = await many({ ids, stage: 'qualified' })
    expect(moved.done.map(({ id }) => id)).toEqual(ids)
    const back = await many({ ids, stage: 'spam' })
    expect(back.done).toEqual([])
    expect(back.refused[0]?.message).toContain('لا يُنقل من «مؤهَّل»')
    await many({ ids: [one.id, two.id], owner: sales.user.id })
    await many({ ids: [one.id], addTag: ' #متجر ' })
    expect(await read(one.id)).toMatchObject({ owner: sales.user.id, tags: ['متجر'] })
    expect((await read(lost.id)).owner).toBeNull()
  })

  it('are as they were once it is taken back, with the clock that had stopped', async () => {
    const { id } = await lead()
    const { done } = await many({ ids: [id], stage: 'contacted' })
    expect((await read(id)).firstResponseAt).toBeTruthy()
    expect((await undo(done)).refused).toEqual([])
    expect(await read(id)).toMatchObject({ stage: 'new', firstResponseAt: null })
    const moves = (await historyOf(payload, { lead: id })).filter(({ type }) => type === 'stage')
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ['new', 'contacted'],
      ['contacted', 'new'],
    ])
    const tagged = await many({ ids: [id], addTag: 'عاجل' })
    await undo((await many({ ids: [id], owner: sales.user.id })).done)
    await undo(tagged.done)
    const after = await read(id)
    expect([after.owner, after.tags ?? []]).toEqual([null, []])
  })

  it('are not taken from a colleague who took them since, nor without the history', async () => {
    const { id } = await lead()
    const { done } = await many({ ids: [id], owner: sales.user.id })
    expect((await undo(done, other)).refused[0]?.message).toContain('لا يُتراجع عنه')
    await other.ask(`leads/${id}`, 'PATCH', { owner: other.user.id })
    expect(await undo(done)).toMatchObject({ done: [], refused: [{ id }] })
    expect(await read(id)).toMatchObject({ owner: other.user.id })
    expect((await many({ ids: [id], owner: other.user.id }, other)).done).toEqual([{ id }])
    // To whom it goes back is said by the history, not by whoever asks.
    const { user: stranger } = await deskOf(payload, 'admin')
    expect((await undo([{ id, owner: stranger.id }], other)).done).toEqual([])
    expect((await undo([{ id, owner: sales.user.id }], other)).done).toEqual([{ id }])
    expect((await read(id)).owner).toBe(sales.user.id)
  })

  it('lose the tag that is taken back and keep those of colleagues, within ten minutes', async () => {
    const { id } = await lead()
    const { done } = await many({ ids: [id], addTag: 'مهمّ' })
    await many({ ids: [id], addTag: 'عاجل' }, other)
    expect((await undo([{ id, tag: 'عاجل' }])).refused).toHaveLength(1)
    expect((await undo(done)).refused).toEqual([])
    expect((await read(id)).tags).toEqual(['عاجل'])
    const lines = (await historyOf(payload, { lead: id })).filter(({ type }) => type === 'tag')
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [null, 'مهمّ'],
      [null, 'عاجل'],
      ['مهمّ', null],
    ])
    const late = await many({ ids: [id], addTag: 'تجديد' })
    const { poolOf } = await import('../../platform/database/statements.ts')
    const { sql } = await import('@payloadcms/db-postgres')
    await poolOf(payload).execute(
      sql`update activities set at = at - interval '11 minutes' where "to" = 'تجديد'`,
    )
    expect((await undo(late.done)).refused[0]?.message).toContain('لا يُتراجع عنه')
    expect((await read(id)).tags).toEqual(['عاجل', 'تجديد'])
  })

  it('are not taken back by somebody else, nor after somebody else moved on', async () => {
    const { id } = await lead()
    const { done } = await many({ ids: [id], stage: 'contacted' })
    expect((await undo(done, other)).refused[0]?.message).toContain('لا يُتراجع عنه')
    await other.ask(`leads/${id}`, 'PATCH', { stage: 'qualified' })
    expect((await undo(done)).refused).toHaveLength(1)
    expect((await read(id)).stage).toBe('qualified')
  })

  it('are asked rightly or not at all, and by those who hold leads', async () => {
    for (const body of [{}, { ids: [] }, { ids: ['x'], stage: 'nowhere' }, { ids: ['x'] }])
      expect((await sales.ask('leads/many', 'POST', body)).status).toBe(400)
    const editor = await deskOf(payload, 'editor')
    for (const path of ['leads/many', 'leads/undo'])
      expect((await editor.ask(path, 'POST', {})).status).toBe(403)
  })
})

describe('a board with a filter', () => {
  it('shows whose leads were asked for, and those with a tag', async () => {
    const [mine, tagged, free] = [await lead(), await lead(), await lead()]
    await many({ ids: [mine.id], owner: other.user.id }, other)
    await many({ ids: [tagged.id], addTag: 'معرض' })
    const shown = async (query: string) => {
      const answer = await other.ask(`leads/board?stage=new&${query}`)
      const { cards } = (await answer.json()) as { cards: { id: string }[] }
      return cards.map(({ id }) => id)
    }
    expect(await shown('owner=me')).toEqual([mine.id])
    expect(await shown(`tag=${encodeURIComponent('معرض')}`)).toEqual([tagged.id])
    const nobodys = await shown('owner=none')
    expect(nobodys).toContain(free.id)
    expect(nobodys).not.toContain(mine.id)
  })
})
