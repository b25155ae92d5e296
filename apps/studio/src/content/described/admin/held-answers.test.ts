import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Undescribed } from '../refusal.ts'
import { holdAnswers } from './held-answers.ts'

const picture: Undescribed = { id: 'a', name: 'ساحة.png', source: '/a', lacks: ['ar'] }
const refusal = () =>
  Response.json(
    { errors: [{ message: 'بلا وصف', data: { undescribed: [picture] } }] },
    { status: 422 },
  )

afterEach(() => vi.unstubAllGlobals())

/** A browser whose studio answers so, one call after the other. */
function studio(...answers: (() => Response)[]) {
  const send = vi.fn(async (..._: unknown[]) => (answers.shift() ?? Response.error)())
  vi.stubGlobal('window', { fetch: send })
  return send
}

describe('publishing that was refused for its pictures', () => {
  it('is sent once more as it was when their words are there, and only then answered', async () => {
    const send = studio(refusal, () => Response.json({ doc: {} }))
    const ask = vi.fn(async () => true)
    const end = holdAnswers(ask)
    const sent = { method: 'PATCH', body: new FormData() }
    const answer = await window.fetch('/api/posts/1', sent)
    expect(answer.status).toBe(200)
    expect(ask).toHaveBeenCalledExactlyOnceWith([picture])
    expect(send.mock.calls).toEqual([
      ['/api/posts/1', sent],
      ['/api/posts/1', sent],
    ])
    end()
  })

  it('is answered with the refusal where nobody gives them, whole and to be read', async () => {
    const send = studio(refusal)
    const end = holdAnswers(async () => false)
    const answer = await window.fetch('/api/posts/1', { method: 'PATCH' })
    expect([answer.status, send.mock.calls.length]).toEqual([422, 1])
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'بلا وصف' }] })
    end()
  })

  it('is nothing that other answers are taken for', async () => {
    studio(() => Response.json({ errors: [{ message: 'غير ذلك' }] }, { status: 422 }))
    const ask = vi.fn(async () => true)
    const end = holdAnswers(ask)
    expect((await window.fetch('/api/posts/1')).status).toBe(422)
    expect(ask).not.toHaveBeenCalled()
    end()
  })
})
