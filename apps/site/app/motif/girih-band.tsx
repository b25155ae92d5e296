import { useId, useState } from 'react'
import { openingRange } from '#app/brand/motif.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { cell } from './girih.ts'
import styles from './girih-band.module.css'

/** Edge of the octagons in px; narrow screens show the band at 64 %. */
const edge = 72

type GirihBandProps = { title: string; text: string; control: string }

/** One pattern across the page and the slider that opens its compass: every star is drawn from one number. */
export function GirihBand({ title, text, control }: GirihBandProps) {
  const { format } = useWords()
  const [theta, setTheta] = useState<number>(openingRange.initial)
  const id = useId()
  return (
    <section className={styles.band}>
      <Strapwork theta={theta} />
      <div className={styles.panel}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.gauge}>
          <label htmlFor={id}>{control}</label>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={openingRange.min}
            max={openingRange.max}
            defaultValue={openingRange.initial}
            onInput={({ currentTarget }) => setTheta(currentTarget.valueAsNumber)}
          />
          <output htmlFor={id}>{format.number(theta)}°</output>
        </div>
      </div>
    </section>
  )
}

/** Interlaced straps: one path stroked twice over a filled star. */
function Strapwork({ theta }: { theta: number }) {
  const id = useId()
  const { width, star, heart, centres, small } = cell(8, edge, theta)
  const [x = 0, y = 0] = centres[0] ?? []
  return (
    <svg className={styles.strapwork} aria-hidden="true">
      <pattern id={id} width={width} height={width} patternUnits="userSpaceOnUse">
        <g transform={`translate(${x} ${y})`}>
          <path className={styles.line} d={star} />
          <path className={styles.core} d={star} />
          <path className={styles.heart} d={heart} />
        </g>
        <path className={styles.small} d={small} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
