import type { CollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { dataMap, withoutVisitors } from './data-map.data.ts'
import { findUnmapped } from './unmapped-fields.ts'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
})
const { collections } = await import('../collections.ts')

const find = (more: CollectionConfig[] = [], map = dataMap) =>
  findUnmapped([...collections, ...more], map, withoutVisitors)

describe('the data map', () => {
  it('says of every field of every collection what it holds', () => {
    expect(find()).toEqual([])
  })

  it('finds a collection and a field that nobody classified', () => {
    const fields = [{ name: 'mother', type: 'text' as const }]
    expect(find([{ slug: 'guests', fields }])).toEqual([
      { where: 'guests', problem: expect.stringContaining('is not in the data map') },
    ])
    const map = { ...dataMap, guests: { ...dataMap.people, kept: [] } } as never
    const where = find([{ slug: 'guests', fields }], map).map((one) => one.where)
    expect(where).toContain('guests.mother')
    expect(where).toContain('guests.name')
  })
})
