import { expect, it } from 'vitest'
import { createInTurn } from './in-turn.ts'

it('lets so many go on at once, the others in their order, and goes on after one that failed', async () => {
  const inTurn = createInTurn(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map((at) =>
    inTurn(async () => {
      begun.push(at)
      await new Promise<void>((resolve) => (ends[at] = resolve))
      if (at === 0) throw new Error('broken')
    }),
  )
  const settled = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await all[0]?.catch(() => {})
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.()
  ends[2]?.()
  await new Promise(setImmediate)
  ends[3]?.()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
