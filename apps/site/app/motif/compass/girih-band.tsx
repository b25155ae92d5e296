import { bandEdge, bandGrid, openingRange } from '@wajiha/brand/motif'
import { useId } from 'react'
import { cell } from '../girih.ts'
import styles from './girih-band.module.css'
import { ThetaGauge } from './theta-gauge.tsx'

type GirihBandProps = { title: string; text: string; control: string }

/** One pattern across the page and the slider that opens its compass: every star is drawn from one number. */
export function GirihBand({ title, text, control }: GirihBandProps) {
  return (
    <section className={styles.band}>
      <Strapwork />
      <div className={styles.panel}>
        <h2>{title}</h2>
        <p>{text}</p>
        <ThetaGauge label={control} />
      </div>
    </section>
  )
}

/** Interlaced straps: one path stroked twice over a filled star. */
function Strapwork() {
  const id = useId()
  const { width, height, star, heart, centres, small } = cell(
    bandGrid,
    bandEdge,
    openingRange.initial,
  )
  return (
    <svg className={styles.strapwork} data-girih={`${bandGrid} ${bandEdge}`} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {centres.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className={styles.line} data-part="star" d={star} />
            <path className={styles.core} data-part="star" d={star} />
            <path className={styles.heart} data-part="heart" d={heart} />
          </g>
        ))}
        <path className={styles.small} data-part="small" d={small} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
