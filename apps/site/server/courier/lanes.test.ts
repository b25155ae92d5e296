import { describe, expect, it } from 'vitest'
import { aSubmission } from '../../test/a-submission.ts'
import { lanesOf } from './lanes.ts'

const row = (name: string, answers: object) => ({
  name,
  submission: aSubmission({ answers: { name, message: 'x', ...answers } }),
})
const namesIn = (rows: ReturnType<typeof row>[]) =>
  lanesOf(rows).map((lane) => lane.map(({ name }) => name))

describe('lanesOf', () => {
  it('keeps what one person sent in its order, and lets others go beside it', () => {
    const rows = [
      row('a1', { email: 'a@example.com' }),
      row('b1', { email: 'b@example.com' }),
      row('a2', { email: 'A@example.com' }),
    ]
    expect(namesIn(rows)).toEqual([['a1', 'a2'], ['b1']])
  })

  it('knows a person by telephone, too, and one who joins two lanes', () => {
    const rows = [
      row('a1', { email: 'a@example.com' }),
      row('c1', { phoneE164: '+966501234567' }),
      row('b1', { email: 'b@example.com' }),
      row('a2', { email: 'a@example.com', phoneE164: '+966501234567' }),
      row('c2', { phoneE164: '+966501234567' }),
    ]
    expect(namesIn(rows)).toEqual([['a1', 'c1', 'a2', 'c2'], ['b1']])
  })

  it('lets everybody of whom nothing is known go by themselves', () => {
    expect(namesIn([row('a', {}), row('b', {})])).toEqual([['a'], ['b']])
  })
})
