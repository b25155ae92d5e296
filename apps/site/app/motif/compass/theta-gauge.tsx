import { openingRange } from '@wajiha/brand/motif'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { redraw } from '../redraw.ts'
import { keepTheta, keptTheta } from '../start/kept-theta.ts'
import styles from './theta-gauge.module.css'

type ThetaGaugeProps = {
  label: string
  /** How far the pattern beside it is open before anybody chose. */
  initial?: number
}

/** Opens the compass: every pattern is drawn from this one number, here and on all pages to come. */
export function ThetaGauge({ label, initial = openingRange.initial }: ThetaGaugeProps) {
  const { format } = useWords()
  const [theta, setTheta] = useState<number>(initial)
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const open = (value: number) => {
    setTheta(value)
    keepTheta(value)
    redraw(value)
  }
  // It may have been moved before the page came to life, or on another page.
  useEffect(() => {
    const shown = slider.current?.valueAsNumber ?? initial
    const chosen = shown === initial ? keptTheta() : shown
    if (chosen !== undefined && chosen !== initial) {
      setTheta(chosen)
      keepTheta(chosen)
      redraw(chosen)
    }
  }, [initial])
  return (
    <div className={styles.gauge}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={slider}
        type="range"
        className={styles.slider}
        min={openingRange.min}
        max={openingRange.max}
        defaultValue={initial}
        data-theta=""
        onInput={({ currentTarget }) => open(currentTarget.valueAsNumber)}
      />
      {/* `redraw` writes it, too, before the page comes to life. */}
      <output htmlFor={id} suppressHydrationWarning>{`${format.number(theta)}°`}</output>
    </div>
  )
}
