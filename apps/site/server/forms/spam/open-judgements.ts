/** What was found of submissions that were asked for a proof and may come back with it. */

import type { QuarantineReason } from '@wajiha/contract/forms'
import { LRUCache } from 'lru-cache'
import { proof } from './thresholds.ts'

const most = 5_000

export function createOpenJudgements(now: () => number) {
  const open = new LRUCache<string, { reasons: QuarantineReason[]; until: number }>({ max: most })
  return {
    keep(key: string, reasons: QuarantineReason[]) {
      open.set(key, { reasons, until: now() + proof.livesMs })
    },
    /** Gives it once; nothing when none was kept, or too long ago. */
    take(key: string): QuarantineReason[] | undefined {
      const found = open.get(key)
      open.delete(key)
      return found && found.until > now() ? found.reasons : undefined
    },
  }
}
