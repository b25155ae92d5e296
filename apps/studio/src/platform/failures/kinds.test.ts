import { expect, it } from 'vitest'
import { StorageAway } from '../storage/storage-away.ts'
import { failureOf } from './kinds.ts'

const here = import.meta.dirname
const caused = (message: string, code?: string) =>
  new Error('Failed query: insert', { cause: Object.assign(new Error(message), { code }) })

it.each([
  ['full', caused('write', 'ENOSPC')],
  ['full', caused('could not extend file', '53100')],
  ['full', caused('PANIC: could not write to file: No space left on device', 'XX000')],
  ['away', caused('connect', 'ECONNREFUSED')],
  ['away', caused('the database system is starting up', '57P03')],
  ['away', new Error('Connection terminated unexpectedly')],
  ['bucket', new StorageAway(caused('connect', 'ECONNREFUSED'))],
  ['collided', caused('deadlock detected', '40P01')],
  ['unexpected', caused('duplicate key', '23505')],
  ['unexpected', 'no error at all'],
])('a failure is %s: %s', async (failure, error) => {
  expect(await failureOf(error, here)).toBe(failure)
})

it('a disk that cannot be asked is not said to be full', async () => {
  expect(await failureOf(new Error('?'), '/nowhere/at/all')).toBe('unexpected')
})
