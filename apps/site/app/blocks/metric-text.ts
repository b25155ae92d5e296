import type { Metric } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'

/** Writes a measured value with its unit: `٩١٪`, `19 seconds`. */
export function useMetricText() {
  const { count, format } = useWords()
  return (value: number, unit: Metric['unit']) => {
    if (unit === 'none') return format.number(value)
    if (unit === 'percent') return format.percent(value / 100, { decimals: 1 })
    return count('our-projects', `unit.${unit}`, value)
  }
}
