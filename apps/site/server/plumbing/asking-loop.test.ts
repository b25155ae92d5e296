import { afterEach, describe, expect, it } from 'vitest'
import { type AskingLoop, type Round, startAskingLoop } from './asking-loop.ts'

let loop: AskingLoop | undefined
afterEach(() => loop?.stop())

/** Rounds that come to these one after another, and then to `done`. */
function start(rounds: (Round | Error)[], restMs = 60_000) {
  const began: number[] = []
  const heard: boolean[] = []
  loop = startAskingLoop({
    async round() {
      began.push(performance.now())
      const came = rounds.shift() ?? 'done'
      if (came instanceof Error) throw came
      return came
    },
    restMs,
    awayMs: 20,
    longestAwayMs: 40,
    onError: (_, isFirst) => heard.push(isFirst),
  })
  return { loop, began, heard, rests: () => began.slice(1).map((at, i) => at - (began[i] ?? 0)) }
}

describe('an asking loop', () => {
  it('goes on at once while there is more, then rests until it is woken', async () => {
    const { loop, began } = start(['more', 'more', 'done'])
    await expect.poll(() => began.length).toBe(3)
    loop.wake()
    await expect.poll(() => began.length).toBe(4)
  })

  it('begins again by itself after its rest', async () => {
    const { began } = start([], 5)
    await expect.poll(() => began.length).toBeGreaterThan(3)
  })

  it('rests ever longer while nobody is there, up to a bound', async () => {
    const { began, rests } = start(['away', 'away', 'away', 'away', 'done'])
    await expect.poll(() => began.length).toBe(5)
    const [first = 0, second = 0, third = 0, fourth = 0] = rests()
    expect(first).toBeGreaterThanOrEqual(19)
    for (const rest of [second, third, fourth]) expect(rest).toBeGreaterThanOrEqual(39)
  })

  it('tells of what was thrown whether it is the first since somebody was there', async () => {
    const { heard } = start([new Error('a'), new Error('b'), 'more', new Error('c')])
    await expect.poll(() => heard).toEqual([true, false, true])
  })

  it('begins nothing after it was stopped, however long its rest was', async () => {
    const { loop, began } = start(['done'])
    await expect.poll(() => began.length).toBe(1)
    await loop.stop(60_000)
    loop.wake()
    expect(began).toHaveLength(1)
  })

  it('tells its round that it is being stopped, and waits for its end', async () => {
    let isEnded = false
    const told = Promise.withResolvers<void>()
    loop = startAskingLoop({
      async round(signal) {
        signal.addEventListener('abort', () => told.resolve())
        await told.promise
        isEnded = true
        return 'done'
      },
      restMs: 1,
      awayMs: 1,
      longestAwayMs: 1,
    })
    await loop.stop(60_000)
    expect(isEnded).toBe(true)
  })
})
