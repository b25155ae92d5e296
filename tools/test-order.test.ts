import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.ts'
import { intoLanes } from './test-order.ts'
import { testSeconds } from './test-seconds.data.ts'

const seconds: Record<string, number> = { long: 50, longer: 60, short: 10, brief: 5, late: 10 }
const files = Object.keys(seconds).map((moduleId) => ({ moduleId }))
const lanesOf = (given: typeof files) =>
  intoLanes(given, 2, ({ moduleId }) => seconds[moduleId] ?? 0).map((lane) =>
    lane.map(({ moduleId }) => moduleId),
  )

it('gives each lane as much to do, and every file to one of them', () => {
  expect(lanesOf(files)).toEqual([
    ['longer', 'short'],
    ['long', 'late', 'brief'],
  ])
})

it('makes the same lanes in whatever order files are found', () => {
  expect(lanesOf(files.toReversed())).toEqual(lanesOf(files))
})

it('knows no file that is gone', () => {
  expect(Object.keys(testSeconds).filter((path) => !existsSync(join(root, path)))).toEqual([])
})
