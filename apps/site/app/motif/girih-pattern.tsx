import { useId } from 'react'
import type { Opening } from '#app/brand/motif.ts'
import { cell } from './girih.ts'
import styles from './girih-pattern.module.css'

/** Edge of a large polygon in px, by grid: tiles of all three grids look equally dense. */
const edges = { 8: 46, 6: 52, 12: 30 } as const

type GirihPatternProps = Opening & {
  /** Larger or smaller than the tiles of the services. */
  scale?: number
  className?: string | undefined
}

/**
 * A ground of stars in lines of the text's colour, the small stars in the accent. It fills its box;
 * text stands beside it, never on it.
 */
export function GirihPattern({ grid, theta, scale = 1, className }: GirihPatternProps) {
  const id = useId()
  const { width, height, star, heart, centres, small } = cell(grid, edges[grid] * scale, theta)
  const starId = `${id}s`
  return (
    <svg className={`${styles.ground} ${className ?? ''}`} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path id={starId} d={star + heart} transform={`translate(${centres[0]?.join(' ')})`} />
        {centres.slice(1).map(([x, y]) => (
          <use
            key={`${x} ${y}`}
            href={`#${starId}`}
            x={x - (centres[0]?.[0] ?? 0)}
            y={y - (centres[0]?.[1] ?? 0)}
          />
        ))}
        {small && <path className={styles.small} d={small} />}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
