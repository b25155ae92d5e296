import { bandEdge, bandGrid, openingRange } from '@wajiha/brand/motif'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { cell } from './girih.ts'
import styles from './girih-band.module.css'

type GirihBandProps = { title: string; text: string; control: string }

/** One pattern across the page and the slider that opens its compass: every star is drawn from one number. */
export function GirihBand({ title, text, control }: GirihBandProps) {
  const { format } = useWords()
  const [theta, setTheta] = useState<number>(openingRange.initial)
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  // It may have been moved before the page came to life.
  useEffect(() => {
    if (slider.current) setTheta(slider.current.valueAsNumber)
  }, [])
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
            ref={slider}
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
  const { width, height, star, heart, centres, small } = cell(bandGrid, bandEdge, theta)
  return (
    <svg className={styles.strapwork} aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {centres.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className={styles.line} d={star} />
            <path className={styles.core} d={star} />
            <path className={styles.heart} d={heart} />
          </g>
        ))}
        <path className={styles.small} d={small} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
