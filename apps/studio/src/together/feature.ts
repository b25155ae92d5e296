import type { Feature } from '../platform/feature.ts'
import { watchBlanks } from './blank.ts'
import { togetherEndpoints } from './endpoint.ts'

/** Several people in one document. */
export const editingTogether: Feature = {
  endpoints: togetherEndpoints,
  // Two people who changed the same thing are no fault of the studio's.
  loggingLevels: { EditConflict: 'info' },
  watch: watchBlanks,
}
