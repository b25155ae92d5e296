import { dodecagonEdge, hexagonEdge, type Opening, octagonEdge } from '@wajiha/brand/motif'
import { useId } from 'react'
import { cell } from './girih.ts'
import styles from './girih-pattern.module.css'

const edges = { 8: octagonEdge, 6: hexagonEdge, 12: dodecagonEdge }

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
  const edge = Math.round(edges[grid] * scale * 10) / 10
  const { width, height, star, heart, centres, small } = cell(grid, edge, theta)
  const starId = `${id}s`
  return (
    <svg
      className={`${styles.ground} ${className ?? ''}`}
      data-girih={`${grid} ${edge}`}
      aria-hidden="true"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path
          id={starId}
          data-part="both"
          d={star + heart}
          transform={`translate(${centres[0]?.join(' ')})`}
        />
        {centres.slice(1).map(([x, y]) => (
          <use
            key={`${x} ${y}`}
            href={`#${starId}`}
            x={x - (centres[0]?.[0] ?? 0)}
            y={y - (centres[0]?.[1] ?? 0)}
          />
        ))}
        {small && <path className={styles.small} data-part="small" d={small} />}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
