import { writeMetrics } from '@wajiha/contract/metrics'
import { expect, it } from 'vitest'
import { backupMetrics } from './backup-metrics.ts'

const now = new Date('2026-11-26T12:00:00.000Z')
const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

it('tells how old each backup is, and whether its last try failed', () => {
  const text = writeMetrics(
    backupMetrics(
      {
        since: at(48),
        done: { whole: { id: 'a', at: at(9), tookMs: 4_000 } },
        failed: { drill: { at: at(8), sentence: 'The disk is full.' } },
      },
      now,
    ),
  )
  expect(text).toContain('\nwajiha_studio_backup_age_seconds{job="whole"} 32400\n')
  // Never done, although it was to be.
  expect(text).toContain('\nwajiha_studio_backup_age_seconds{job="drill"} 172800\n')
  expect(text).toContain('\nwajiha_studio_backup_failed{job="drill"} 1\n')
  expect(text).toContain('\nwajiha_studio_backup_failed{job="whole"} 0\n')
  expect(text).not.toContain('disk')
})

it('tells nothing where the product does not back itself up', () => {
  expect(backupMetrics(undefined, now)).toEqual([])
})
