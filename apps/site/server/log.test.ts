import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('the log is one line of JSON for each event, with its moment in UTC, whatever a value holds', () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const hostile = 'a\nb\r\n{"level":"error","event":"made up"}\u001b[31m\u0000'
  log.warn('studio is slow', { reason: hostile, waited: 2_000 })
  log.info('ready')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect([...line].every((sign) => sign >= ' ')).toBe(true)
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'warn',
    event: 'studio is slow',
    reason: hostile,
    waited: 2_000,
  })
  expect(second).toMatchObject({ level: 'info', event: 'ready' })
})
