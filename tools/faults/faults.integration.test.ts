import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Result, runFaults } from './run.ts'

/** One kill of each part, of one of two nodes, and what people repeat; the others run on demand: `npm run faults`. */
const brief = ['replayed', 'site-killed', 'node-killed', 'studio-killed', 'postgres-restarted']
const results = new Map<string, Result>()

beforeAll(async () => {
  const found = await runFaults({
    only: brief,
    seconds: 1,
    isLong: false,
    onResult: (result) => results.set(result.name, result),
  })
  expect(found).toHaveLength(brief.length)
}, 900_000)

afterAll(() => results.clear())

describe('what visitors were thanked for', () => {
  it.each(brief)('is stored in inbox and studio, and once: %s', (name) => {
    const { acknowledged, missing, duplicated, strange } = results.get(name) ?? {}
    expect({ missing, duplicated, strange }).toEqual({ missing: [], duplicated: [], strange: [] })
    expect(acknowledged).toBeGreaterThan(10)
  })
})
