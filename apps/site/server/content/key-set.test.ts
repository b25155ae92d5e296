import { expect, it } from 'vitest'
import { KeySet } from './key-set.ts'

it('lets the keys go that were used longest ago', () => {
  const keys = new KeySet(2)
  keys.add('a')
  keys.add('b')
  keys.touch('a')
  expect(keys.add('c')).toEqual(['b'])
  keys.delete('a')
  expect(keys.add('d')).toEqual([])
})
