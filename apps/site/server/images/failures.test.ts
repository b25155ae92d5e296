import { describe, expect, it } from 'vitest'
import { createFailures } from './failures.ts'
import { ImageProblem, notAPicture } from './image-problem.ts'

function startFailures() {
  const clock = { ms: 0 }
  const failures = createFailures({ now: () => clock.ms })
  let tries = 0
  const fail = (problem: Error) =>
    failures
      .guard('one', async () => {
        tries += 1
        throw problem
      })
      .then(
        () => undefined,
        (error) => error,
      )
  return { clock, failures, fail, tries: () => tries }
}

const late = () => new ImageProblem(503, 'IPX_TIMEOUT', 'late')

describe('what could not be made', () => {
  it('is not tried again for a minute where it is no picture', async () => {
    const { clock, fail, tries } = startFailures()
    await fail(notAPicture())
    clock.ms = 59_999
    expect(await fail(notAPicture())).toMatchObject({ status: 400, retryAfter: undefined })
    expect(tries()).toBe(1)
    clock.ms = 60_000
    await fail(notAPicture())
    expect(tries()).toBe(2)
  })

  it('is tried again as soon as it says, and then twice as late each time, where it took too long', async () => {
    const { clock, fail, tries } = startFailures()
    const waits: unknown[] = []
    for (let tried = 1; tried <= 7; tried += 1) {
      const { retryAfter } = await fail(late())
      expect(await fail(late())).toMatchObject({ retryAfter })
      expect(tries()).toBe(tried)
      waits.push(retryAfter)
      clock.ms += retryAfter * 1_000
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60])
  })

  it('is forgotten as soon as it has been made', async () => {
    const { clock, failures, fail } = startFailures()
    await fail(late())
    clock.ms = 2_000
    await failures.guard('one', async () => 'a picture')
    expect(await fail(late())).toMatchObject({ retryAfter: 2 })
    clock.ms = 4_000
    expect(await failures.guard('one', async () => 'again')).toBe('again')
  })

  it('is tried again at once where the reason is none of the picture', async () => {
    const { fail, tries } = startFailures()
    await fail(new Error('a fault of ours'))
    await fail(new Error('a fault of ours'))
    expect(tries()).toBe(2)
  })
})
