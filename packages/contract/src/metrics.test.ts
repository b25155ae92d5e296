import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namesKey } from './bearer.ts'
import { counter, gauge, watchProcess, writeMetrics } from './metrics.ts'

/** A line of the text form: a comment, or a name, labels and a number. */
const line =
  /^(# (HELP|TYPE) [a-z][a-z\d_]+ .+|[a-z][a-z\d_]+(\{([a-z]+="([^"\\\n]|\\.)*",?)+\})? (\d|-\d|\+Inf)\S*)$/

describe('writeMetrics', () => {
  it('writes numbers with their meaning', () => {
    expect(writeMetrics([gauge('a_bytes', 'How many.', 3), counter('b_total', 'Ever.', 4)])).toBe(
      '# HELP a_bytes How many.\n# TYPE a_bytes gauge\na_bytes 3\n' +
        '# HELP b_total Ever.\n# TYPE b_total counter\nb_total 4\n',
    )
  })

  it('adds smaller buckets to larger ones', () => {
    const text = writeMetrics([
      { name: 'x', help: 'Y.', type: 'histogram', bounds: [0.1, 1], counts: [2, 3, 4], sum: 9.5 },
    ])
    expect(text.split('\n').slice(2)).toEqual([
      'x_bucket{le="0.1"} 2',
      'x_bucket{le="1"} 5',
      'x_bucket{le="+Inf"} 9',
      'x_sum 9.5',
      'x_count 9',
      '',
    ])
  })

  it('keeps odd labels within their quotes', () => {
    const odd = { name: 'x', help: 'Y.', type: 'gauge' as const, samples: [] as never[] }
    const samples = [{ labels: { of: 'a"b\\c\nd' }, value: 1 }]
    expect(writeMetrics([{ ...odd, samples }])).toContain('x{of="a\\"b\\\\c\\nd"} 1')
  })

  it('writes what a process says of itself line by line', () => {
    const lines = writeMetrics(watchProcess()()).trimEnd().split('\n')
    for (const one of lines) expect(one).toMatch(line)
    expect(lines.length).toBeGreaterThan(10)
  })
})

it.runIf(process.platform === 'linux')('counts the files that are open', () => {
  const look = watchProcess()
  const count = () =>
    look().find(({ name }) => name === 'process_open_fds')?.samples[0]?.value ?? Number.NaN
  const before = count()
  const opened = Array.from({ length: 20 }, () => openSync(import.meta.filename, 'r'))
  expect(count() - before).toBe(20)
  for (const handle of opened) closeSync(handle)
})

describe('namesKey', () => {
  it.each([
    ['Bearer the-key', true],
    ['Bearer the-kez', false],
    ['bearer the-key', false],
    ['Bearer ', false],
    [undefined, false],
    [null, false],
  ])('%s: %s', (header, known) => {
    expect(namesKey(header, 'the-key')).toBe(known)
  })
})
