import { expect, it } from 'vitest'
import { collectionRights } from '../../platform/access/rights.ts'
import { teachings } from './teachings.data.ts'

/** Never empty for who may see them, with a view of their own, or no list of the menu. */
const others = [
  'users',
  'missing-pages',
  'audit-log',
  'access-log',
  'payload-query-presets',
  'payload-migrations',
]

it('every list of the studio says what it is for while it is empty', () => {
  const lists = Object.keys(collectionRights).filter((slug) => !others.includes(slug))
  expect(Object.keys(teachings).sort()).toEqual(lists.sort())
})
