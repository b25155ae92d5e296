import { expect, it } from 'vitest'
import { judgeSoak, type Sample } from './soak-verdict.ts'

const mega = 1_048_576

/** A sample each ten seconds, warm after five minutes. */
const load = (minutes: number, at: (minute: number) => Partial<Sample>): Sample[] =>
  Array.from({ length: minutes * 6 }, (_, step) => {
    const minute = (step + 1) / 6
    const level = { minute, residentBytes: 200 * mega, openFiles: 90, lagSeconds: 0.02 }
    return { ...level, ...at(minute) }
  })

/** Up and down without a direction. */
const breath = (minute: number) => 5 * mega * Math.sin(minute * 3)

it('a process that breathes and stays level holds nothing', () => {
  const { faults, note } = judgeSoak(
    load(30, (minute) => ({ residentBytes: 200 * mega + breath(minute) })),
  )
  expect(faults).toEqual([])
  expect(note).toContain('30 min')
  expect(note).toContain('loop 20 ms')
})

it('what it takes while it warms up is no leak', () => {
  const warming = load(30, (minute) => ({ residentBytes: (100 + 20 * Math.min(minute, 5)) * mega }))
  expect(judgeSoak(warming).faults).toEqual([])
})

it('a megabyte more a minute is told', () => {
  const { faults } = judgeSoak(
    load(30, (minute) => ({ residentBytes: (200 + minute) * mega + breath(minute) })),
  )
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^memory grows by (0\.9|1\.0)\d MB a minute$/)
})

it('files that are opened and never closed are told', () => {
  const { faults } = judgeSoak(load(30, (minute) => ({ openFiles: 90 + Math.round(minute * 5) })))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/more files are open/)
})

it('of a load of two minutes nothing is said', () => {
  expect(judgeSoak(load(2, (minute) => ({ residentBytes: minute * 100 * mega }))).faults).toEqual(
    [],
  )
})
