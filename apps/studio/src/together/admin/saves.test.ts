import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { basisName, broughtName } from '../basis.ts'
import { type OpenDocument, openDocument, type Values } from './saves.ts'

const path = '/api/posts/1'
let sent: Values[]
let answers: (() => Promise<Response>)[]
let document: OpenDocument
let close: () => void

beforeEach(() => {
  sent = []
  answers = []
  const fetch = async (_: string, { body }: { body: FormData }) => {
    sent.push(JSON.parse(String(body.get('_payload'))) as Values)
    return (answers.shift() ?? (async () => new Response('{}')))()
  }
  vi.stubGlobal('window', { fetch })
  vi.stubGlobal('location', { origin: 'http://studio.example' })
  document = {
    path,
    locale: 'ar',
    base: { title: 'أ', excerpt: 'ب' },
    waiting: {},
    turn: Promise.resolve(),
    onSaved: vi.fn(),
    onConflict: vi.fn(),
    onRefused: async () => undefined,
    onUnheard: () => 'لا أحد',
  }
  close = openDocument(document)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

function save(values: Values, query = 'locale=ar') {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  return window.fetch(`${path}?${query}`, { method: 'PATCH', body })
}

const saved = (doc: Values) => async () =>
  Response.json({ doc: { updatedAt: '2026-11-23T10:00:00Z', ...doc } })

describe('a save of an open document', () => {
  it('says what each changed field began from, and nothing of the others', async () => {
    await save({ title: 'ت', excerpt: 'ب' })
    expect(sent[0]).toEqual({ title: 'ت', excerpt: 'ب', [basisName]: { title: 'أ' } })
  })

  it('is left alone in another language and for another document', async () => {
    await save({ title: 'ت' }, 'locale=en')
    close()
    await save({ title: 'ت' })
    expect(sent).toEqual([{ title: 'ت' }, { title: 'ت' }])
  })

  it('begins from the answer of the one before, however fast it follows', async () => {
    let answer = (_: Response) => {}
    answers.push(() => new Promise((resolve) => (answer = resolve)))
    const first = save({ title: 'ت', excerpt: 'ب' })
    const second = save({ title: 'تث', excerpt: 'ب' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answer(await saved({ title: 'ت', excerpt: 'ب' })())
    await Promise.all([first, second])
    expect(sent[1]?.[basisName]).toEqual({ title: 'ت' })
  })

  it('goes on from what it sent until the form shows what others wrote', async () => {
    const doc = { title: 'لهم', excerpt: 'لي', [broughtName]: { fields: ['title'], labels: [] } }
    answers.push(saved(doc))
    await save({ title: 'أ', excerpt: 'لي' })
    await save({ title: 'أ', excerpt: 'لي ولي' })
    expect(sent[1]?.[basisName]).toEqual({ excerpt: 'لي' })
    answers.push(saved(doc))
    await save({ title: 'أ', excerpt: 'لي' })
    await save({ title: 'لهم', excerpt: 'لي' })
    await save({ title: 'بعدهم', excerpt: 'لي' })
    expect(sent[3]?.[basisName]).toEqual({})
    expect(sent[4]?.[basisName]).toEqual({ title: 'لهم' })
  })

  it('tells a conflict and keeps what it began from', async () => {
    const conflict = { differences: [] }
    answers.push(async () => Response.json({ errors: [{ data: { conflict } }] }, { status: 409 }))
    await save({ title: 'ت', excerpt: 'ب' })
    expect(document.onConflict).toHaveBeenCalledWith(conflict)
    expect(document.base).toEqual({ title: 'أ', excerpt: 'ب' })
  })

  it('says nothing of rights where the session is over, and leaves what is a matter of them', async () => {
    const refuse = async () => Response.json({ errors: [{ message: 'لا' }] }, { status: 403 })
    answers.push(refuse, refuse, refuse)
    const said = async (query?: string) => {
      const answer = await save({ title: 'ت' }, query)
      return [answer.status, await answer.json()]
    }
    expect(await said()).toEqual([403, { errors: [{ message: 'لا' }] }])
    document.onRefused = async () => 'انتهت'
    expect(await said('locale=ar&autosave=true')).toEqual([403, { errors: [] }])
    expect(await said()).toEqual([403, { message: 'انتهت' }])
  })
})
