import { expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

it('work of one key runs once at a time, and anew when it has ended', async () => {
  const flight = new SingleFlight<number>()
  let count = 0
  const work = async () => {
    count += 1
    return count
  }
  expect(await Promise.all([flight.run('a', work), flight.run('a', work)])).toEqual([1, 1])
  expect([flight.has('a'), [...flight.keys()]]).toEqual([false, []])
  expect(await Promise.all([flight.run('a', work), flight.run('b', work)])).toEqual([2, 3])
})

it('work that fails fails for all who asked, and is not remembered', async () => {
  const flight = new SingleFlight<number>()
  const work = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([flight.run('a', work), flight.run('a', work)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flight.run('a', async () => 7)).toBe(7)
})
