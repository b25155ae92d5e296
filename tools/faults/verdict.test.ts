import { describe, expect, it } from 'vitest'
import { judge } from './verdict.ts'

const row = (message: string, reference: string) => ({ message, reference })
const log = (entries: [string, string[]][]) =>
  new Map(entries.map(([message, references]) => [message, new Set(references)]))

describe('a verdict', () => {
  it('is clean when everything thanked for lies in both places once', () => {
    const rows = [row('a-1', 'x'), row('b-1', 'other run'), row('a-2', 'never thanked')]
    expect(judge({ run: 'a', log: log([['a-1', ['x']]]), inboxes: [rows], studio: rows })).toEqual({
      acknowledged: 1,
      missing: [],
      duplicated: [],
    })
  })

  it('names what is missing, and where', () => {
    const inbox = [row('a-1', 'x')]
    const { missing } = judge({
      run: 'a',
      log: log([['a-1', ['x']]]),
      inboxes: [inbox],
      studio: [],
    })
    expect(missing).toEqual(['a-1 x is not in the studio'])
  })

  it('names what arrived twice, or was thanked for twice', () => {
    const inbox = [row('a-1', 'x'), row('a-1', 'y')]
    const { duplicated } = judge({
      run: 'a',
      log: log([['a-1', ['x', 'y']]]),
      inboxes: [inbox],
      studio: inbox,
    })
    expect(duplicated).toHaveLength(3)
  })
})
