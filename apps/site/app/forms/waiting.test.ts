import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from './deliver.ts'
import { keepDraft, readDraft } from './draft.ts'
import type { Fate } from './waiting.ts'

const { tellInPassing } = vi.hoisted(() => ({ tellInPassing: vi.fn() }))
vi.mock('./parts/told-in-passing.tsx', () => ({ tellInPassing }))

/** Each test is a page of its own. */
let page: typeof import('./waiting.ts')
const openPage = async () => {
  vi.resetModules()
  page = await import('./waiting.ts')
}

const store = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const message = (idempotencyKey: string, more: Partial<Message> = {}): Message => ({
  form: 'contact',
  formKey: 'contact',
  idempotencyKey,
  locale: 'ar',
  pageUrl: '/contact',
  values: { name: idempotencyKey },
  touches: [],
  ...more,
})

const accepted = { status: 202, body: { id: '1', reference: 'W-1' } }
const invalid = { status: 422, body: { code: 'validation', fields: { phone: ['phone.invalid'] } } }
const refused = (status: number, code: string) => ({ status, body: { code } })

type Answer = { status: number; body: object }
type Sent = Record<string, string>
let sent: Sent[]
/** By the name that was typed; `undefined` is nobody. */
let answers: Record<string, Answer | undefined>
const names = () => sent.map(({ name }) => name)
const waiting = (): Message[] => JSON.parse(localStorage.getItem('wajiha-waiting') ?? '[]')
const dataLayer: { event?: string; event_id?: string }[] = []

beforeEach(async () => {
  await openPage()
  sent = []
  answers = {}
  dataLayer.length = 0
  tellInPassing.mockReset()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', store())
  vi.stubGlobal('sessionStorage', store())
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, init?: { body: string }) => {
    if (path.endsWith('/token')) return Response.json({ token: 't' })
    const fields = JSON.parse(init?.body ?? '{}') as Sent
    sent.push(fields)
    const answer = fields.name && fields.name in answers ? answers[fields.name] : accepted
    if (!answer) throw new Error('nobody')
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = async () => {
  const done = page.sendWaiting()
  await vi.advanceTimersByTimeAsync(120_000)
  await done
}

describe('what waits for the network', () => {
  it('goes back into its form when the server will never take it, and its visitor is told', async () => {
    answers = { wrong: invalid }
    page.keepWaiting(message('wrong'))
    page.keepWaiting(message('right'))
    await send()
    expect([names(), waiting()]).toEqual([['wrong', 'right'], []])
    expect(readDraft('contact')).toEqual({ key: 'wrong', values: { name: 'wrong' } })
    expect(
      tellInPassing.mock.calls.map(([{ idempotencyKey }, { kind }]) => [idempotencyKey, kind]),
    ).toEqual([
      ['wrong', 'invalid'],
      ['right', 'accepted'],
    ])
  })

  it('stays while another message is being written where it would go back to', async () => {
    answers = { wrong: invalid }
    keepDraft('contact', { key: 'other', values: { name: 'غيرها' } })
    page.keepWaiting(message('wrong'))
    await send()
    expect(waiting()).toHaveLength(1)
    expect(readDraft('contact')?.key).toBe('other')
    expect(tellInPassing).not.toHaveBeenCalled()
  })

  it('keeps nothing else from being sent, whatever it is refused for', async () => {
    answers = {
      1: refused(400, 'bad_request'),
      2: refused(403, 'forbidden'),
      3: refused(503, 'unavailable'),
      4: refused(500, 'internal'),
    }
    for (const key of ['1', '2', '3', '4', '5']) page.keepWaiting(message(key, { draftKey: key }))
    await send()
    expect(names()).toContain('5')
    // What may be taken another time waits for it.
    expect(waiting().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['3', '4'])
    expect([readDraft('1')?.key, readDraft('2')?.key, readDraft('5')]).toEqual([
      '1',
      '2',
      undefined,
    ])
  })

  it('stays as it is where nobody hears it', async () => {
    answers = { lost: undefined }
    page.keepWaiting(message('lost'))
    page.keepWaiting(message('next'))
    await send()
    expect([waiting().length, names().includes('next')]).toEqual([2, false])
  })

  it('is one message for each key: a correction takes the place of what it corrects, nothing else', () => {
    page.keepWaiting(message('a', { draftKey: 'apply-1' }))
    page.keepWaiting(message('b', { draftKey: 'apply-2' }))
    page.keepWaiting(message('a', { draftKey: 'apply-1', values: { name: 'أصحّ' } }))
    expect(waiting().map(({ values }) => values.name)).toEqual(['b', 'أصحّ'])
  })

  it('is sent as it stands once nothing more is typed, and says so in its form', async () => {
    page.keepWaiting(message('half'))
    const heard: Fate['kind'][] = []
    const stop = page.onFate((_, { kind }) => heard.push(kind) > 0)
    const done = page.sendWaiting()
    await vi.advanceTimersByTimeAsync(3_000)
    page.correctWaiting('half', { name: 'half a' })
    await vi.advanceTimersByTimeAsync(4_000)
    page.correctWaiting('half', { name: 'half a sentence' })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(names()).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    await done
    stop()
    expect([names(), heard]).toEqual([['half a sentence'], ['sending', 'accepted']])
    expect(tellInPassing).not.toHaveBeenCalled()
  })

  it('that never waited is not corrected into being', () => {
    page.correctWaiting('gone', { name: 'x' })
    expect(waiting()).toEqual([])
  })

  it('and was sent by another tab is answered in this one too, with what was corrected here', async () => {
    page.keepWaiting(message('both'))
    localStorage.removeItem('wajiha-waiting')
    page.correctWaiting('both', { name: 'both, corrected' })
    localStorage.removeItem('wajiha-waiting')
    await send()
    expect([names(), tellInPassing.mock.calls.length]).toEqual([['both, corrected'], 1])
    await send()
    expect(sent).toHaveLength(1)
  })
})

describe('a message that was answered', () => {
  const deliver = async (one: Message) => {
    const delivery = page.sendNow(one)
    await vi.advanceTimersByTimeAsync(4_000)
    await page.settle(one, await delivery)
  }

  it('counts once, with its worth, and tells neither that nor its draft to the site', async () => {
    await deliver(
      message('worthy', {
        form: 'campaign',
        draftKey: 'campaign-x',
        worth: { value: 5, currency: 'SAR' },
      }),
    )
    expect(dataLayer).toEqual([
      {
        event: 'generate_lead',
        event_id: '1',
        form: 'campaign',
        form_key: 'contact',
        value: 5,
        currency: 'SAR',
      },
    ])
    expect(Object.keys(sent[0] ?? {})).not.toEqual(expect.arrayContaining(['draftKey']))
    expect(Object.keys(sent[0] ?? {})).not.toEqual(expect.arrayContaining(['worth']))
  })

  it('counts and is told once where its form and what waits were both sent', async () => {
    const one = message('twice')
    await page.settle(one, { kind: 'accepted', id: '2', reference: 'W-2' })
    await page.settle(one, { kind: 'accepted', id: '2', reference: 'W-2' })
    expect([dataLayer.length, tellInPassing.mock.calls.length]).toEqual([1, 1])
  })

  it('leaves as a draft of its own what was changed while it was on its way', async () => {
    keepDraft('contact', { key: 'k', values: { name: 'k' } })
    await deliver(message('k'))
    expect(readDraft('contact')).toBeUndefined()
    keepDraft('contact', { key: 'm', values: { name: 'm', budget: 'more' } })
    await deliver(message('m'))
    expect(readDraft('contact')?.values).toEqual({ name: 'm', budget: 'more' })
    expect(readDraft('contact')?.key).not.toBe('m')
  })
})
