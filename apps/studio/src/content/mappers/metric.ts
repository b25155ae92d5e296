import type { Metric } from '@wajiha/contract'
import type { Project } from '../../payload-types.ts'
import { defined, worded } from './defined.ts'

/** Measured results that are worded in this language. */
export const toMetrics = (metrics: Project['metrics']): Metric[] =>
  worded(metrics, 'label').map(({ label, value, unit, before, after }) => ({
    label,
    value,
    unit,
    ...defined({ before, after }),
  }))
