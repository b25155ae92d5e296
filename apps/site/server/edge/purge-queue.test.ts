import { expect, it } from 'vitest'
import { eventually } from '../../test/start-test-site.ts'
import { openPurgeQueue } from './purge-queue.ts'
import { everyPage, mostKeys, surrogateKey, surrogateKeys, widePage } from './surrogate-keys.ts'

/** A queue whose requests are answered one by one. */
function openWatched(limit?: number) {
  const asked: { keys: readonly string[]; answer: (error?: Error) => void }[] = []
  const queue = openPurgeQueue({
    send: (keys) =>
      new Promise((resolve, reject) => {
        asked.push({ keys, answer: (error) => (error ? reject(error) : resolve()) })
      }),
    most: 2,
    onTaken() {},
    onRefused() {},
    ...(limit === undefined ? {} : { limit }),
  })
  return { asked, queue }
}

it('sends what came meanwhile together, so many keys at once, and each once', async () => {
  const { asked, queue } = openWatched()
  queue.add('a')
  await eventually(() => asked.length === 1)
  for (const key of ['b', 'c', 'b', 'd']) queue.add(key)
  expect(queue.state().waiting).toBe(4)
  asked[0]?.answer()
  await eventually(() => asked.length === 2)
  asked[1]?.answer()
  await eventually(() => asked.length === 3)
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']])
  asked[2]?.answer()
  await eventually(() => queue.state().since === undefined)
  await queue.stop()
})

it('makes one key for everything out of too many, and forgets none that was refused', async () => {
  const { asked, queue } = openWatched(3)
  queue.add('a')
  await eventually(() => asked.length === 1)
  const { since } = queue.state()
  for (const key of ['b', 'c', 'd', 'e', 'f']) queue.add(key)
  asked[0]?.answer(new Error('status 503'))
  await eventually(() => asked.length === 2)
  expect(asked[1]?.keys).toEqual([everyPage])
  expect(queue.state().since).toBe(since)
  // What changes while everything is being forgotten is told after it.
  queue.add('g')
  asked[1]?.answer()
  await eventually(() => asked.length === 3)
  expect(asked[2]?.keys).toEqual(['g'])
  asked[2]?.answer()
  await queue.stop()
})

it('bounds the keys of a page, whatever it was made from', () => {
  const answers = Array.from({ length: mostKeys }, (_, index) => `ar blogs/${'مدّ'.repeat(index)}`)
  const keys = surrogateKeys(new Set(answers))
  expect(keys).toEqual([everyPage, ...answers.map(surrogateKey)])
  expect(new Set(keys).size).toBe(mostKeys + 1)
  expect(keys.join(' ')).toMatch(/^[a-z0-9 -]{1,820}$/)
  expect(surrogateKeys(new Set([...answers, 'ar general']))).toEqual([everyPage, widePage])
})
