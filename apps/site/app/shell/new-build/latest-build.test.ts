import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pollMs, watchBuilds } from './latest-build.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_718_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** Watches with these answers, one for each question. */
function watch(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = []
  const onNewer = vi.fn()
  watchBuilds({
    buildId: 'mine',
    onNewer,
    setTimeout: (run, ms) => setTimeout(run, ms),
    fetch: async (address) => {
      asked.push(address)
      const answer = answers[asked.length - 1]
      if (!answer) throw new Error('asked too often')
      return answer()
    },
  })
  return { asked, onNewer }
}
const build = (id: unknown) => () => Response.json({ id, timestamp: 1 })
const hour = () => vi.advanceTimersByTimeAsync(pollMs)

describe('an open page', () => {
  it('asks for the first time after an hour, with the bare time as query', async () => {
    const { asked, onNewer } = watch(build('mine'))
    await vi.advanceTimersByTimeAsync(pollMs - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/_nuxt/builds/latest.json?1718003600000'])
    expect(onNewer).not.toHaveBeenCalled()
  })

  it('goes on asking every hour whatever the answer is', async () => {
    const { asked, onNewer } = watch(
      build('mine'),
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('oops', { status: 500 }),
      () => new Response('<html>'),
      build(undefined),
      () => new Response('null'),
      build('mine'),
    )
    for (let i = 0; i < 7; i += 1) await hour()
    expect(asked).toHaveLength(7)
    expect(onNewer).not.toHaveBeenCalled()
  })

  it('learns of another build once, and then asks no more', async () => {
    const { asked, onNewer } = watch(build('newer'))
    for (let i = 0; i < 3; i += 1) await hour()
    expect(onNewer).toHaveBeenCalledTimes(1)
    expect(asked).toHaveLength(1)
  })
})
