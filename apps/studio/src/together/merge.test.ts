import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { mergeSaves, type Step } from './merge.ts'

const text = (name: string) => ({ name, type: 'text' }) as FlattenedField
const rows = {
  name: 'steps',
  type: 'array',
  flattenedFields: [text('id'), text('title'), text('words')],
} as unknown as FlattenedField
const fields = [
  text('title'),
  text('excerpt'),
  rows,
  { name: 'weeks', type: 'group', flattenedFields: [text('from'), text('to')] } as never,
  { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true } as never,
]

const row = (id: string, title = id, words = '') => ({ id, title, words })
const path = (steps: Step[]) => steps.map(({ name }) => name).join('.')

function merge(base: object, mine: object, theirs: object) {
  const three = { base, mine, theirs } as Parameters<typeof mergeSaves>[1]
  const { values, taken, clashes } = mergeSaves(fields, three)
  return { values, taken: taken.map(path), clashes: clashes.map(({ steps }) => path(steps)) }
}

describe('two changes of one document', () => {
  it('both stand where they touch different fields', () => {
    const merged = merge(
      { title: 'أ', excerpt: 'ب' },
      { title: 'أ', excerpt: 'لي' },
      { title: 'لهم', excerpt: 'ب' },
    )
    expect(merged).toEqual({
      values: { title: 'لهم', excerpt: 'لي' },
      taken: ['title'],
      clashes: [],
    })
  })

  it('clash where both changed a field differently, and mine is left for the choice', () => {
    const merged = merge({ title: 'أ' }, { title: 'لي' }, { title: 'لهم' })
    expect(merged).toEqual({ values: { title: 'لي' }, taken: [], clashes: ['title'] })
  })

  it('agree where both wrote the same, and where one emptiness became another', () => {
    expect(merge({ title: 'أ' }, { title: 'ب' }, { title: 'ب' }).clashes).toEqual([])
    const merged = merge({}, { title: '', excerpt: null, steps: 0 }, { title: null, steps: [] })
    expect(merged).toMatchObject({ taken: [], clashes: [] })
  })

  it('take over what the other one emptied', () => {
    const merged = merge({ title: 'أ' }, { title: 'أ' }, { title: null })
    expect(merged).toMatchObject({ values: { title: null }, taken: ['title'] })
  })

  it('say nothing of fields that the save does not bring', () => {
    expect(merge({ title: 'أ' }, {}, { title: 'لهم' }).values).toEqual({})
  })

  it('meet inside a group', () => {
    const merged = merge(
      { weeks: { from: '1', to: '2' } },
      { weeks: { from: '3', to: '2' } },
      { weeks: { from: '1', to: '4' } },
    )
    expect(merged).toEqual({
      values: { weeks: { from: '3', to: '4' } },
      taken: ['weeks.to'],
      clashes: [],
    })
  })

  it('meet in one row, and are named down to the field of the row', () => {
    const base = { steps: [row('a'), row('b')] }
    const both = merge(
      base,
      { steps: [row('a', 'لي'), row('b')] },
      { steps: [row('a', 'a', 'لهم'), row('b')] },
    )
    expect(both.values).toEqual({ steps: [row('a', 'لي', 'لهم'), row('b')] })
    const clash = merge(
      base,
      { steps: [row('a', 'لي'), row('b')] },
      { steps: [row('a', 'لهم'), row('b')] },
    )
    expect(clash.clashes).toEqual(['steps.#a.title'])
  })

  it('keep the rows that each added, and none that one took out', () => {
    const { values, clashes } = merge(
      { steps: [row('a'), row('b'), row('c')] },
      { steps: [row('a'), row('mine'), row('b'), row('c')] },
      { steps: [row('theirs'), row('a'), row('c')] },
    )
    expect((values.steps as { id: string }[]).map(({ id }) => id)).toEqual([
      'theirs',
      'a',
      'mine',
      'c',
    ])
    expect(clashes).toEqual([])
  })

  it('keep the order of the one who moved rows, with the words of the other', () => {
    const { values } = merge(
      { steps: [row('a'), row('b')] },
      { steps: [row('b'), row('a')] },
      { steps: [row('a', 'لهم'), row('b')] },
    )
    expect(values.steps).toEqual([row('b'), row('a', 'لهم')])
  })

  it('clash where one took out the row that the other changed', () => {
    const base = { steps: [row('a'), row('b')] }
    expect(
      merge(base, { steps: [row('a')] }, { steps: [row('a'), row('b', 'لهم')] }).clashes,
    ).toEqual(['steps'])
    expect(
      merge(base, { steps: [row('a'), row('b', 'لي')] }, { steps: [row('a')] }).clashes,
    ).toEqual(['steps'])
  })

  it('clash where both moved the same rows, each another way', () => {
    const ids = (text: string) => ({ steps: [...text].map((id) => row(id)) })
    expect(merge(ids('abc'), ids('bac'), ids('acb')).clashes).toEqual(['steps'])
    expect(merge(ids('abc'), ids('bac'), ids('bac')).clashes).toEqual([])
  })

  it('keep the choices that each added and drop those that one dropped', () => {
    const { values, clashes } = merge(
      { tags: ['a', 'b'] },
      { tags: ['a', 'b', 'mine'] },
      { tags: ['b', 'theirs'] },
    )
    expect(values.tags).toEqual(['b', 'mine', 'theirs'])
    expect(clashes).toEqual([])
  })
})
