import type { ExportResult } from '@opentelemetry/core'
import { expect, it } from 'vitest'
import { tellOnce } from './tell-once.ts'

it('tells of a collector that does not take spans once, and again after it did', () => {
  const results = ['no', 'no', '', 'no', 'no'.repeat(500)]
  const told: string[] = []
  const heard: number[] = []
  const exporter = tellOnce(
    {
      export(_, done: (result: ExportResult) => void) {
        const message = results.shift() ?? ''
        done(message ? { code: 1, error: new Error(message) } : { code: 0 })
      },
      shutdown: async () => {},
    },
    (reason) => told.push(reason),
  )
  for (let at = 0; at < 5; at += 1) exporter.export([], ({ code }) => heard.push(code))
  expect(heard).toEqual([1, 1, 0, 1, 1])
  expect(told).toEqual(['no', 'no'])
})
