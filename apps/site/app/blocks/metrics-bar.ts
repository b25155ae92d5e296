import type { Metric } from '@wajiha/contract'

/** Parts of the bar's length, 0 to 100: where the value stands now and where it stood before. */
export type MetricBar = { now: number; was?: number }

/**
 * How a result is drawn. A share is measured against the whole (or the largest of its values, past
 * it), all else against the larger of before and after; what has nothing to be measured against, or
 * lies below zero, has no bar.
 */
export function barOf({ value, unit, before, after = value }: Metric): MetricBar | undefined {
  const values = before === undefined ? [after] : [after, before]
  if (Math.min(...values) < 0) return undefined
  if (unit !== 'percent' && before === undefined) return undefined
  const whole = Math.max(...values, unit === 'percent' ? 100 : 0)
  if (whole === 0) return undefined
  const part = (one: number) => Math.round((one / whole) * 1000) / 10
  return { now: part(after), ...(before === undefined ? {} : { was: part(before) }) }
}
