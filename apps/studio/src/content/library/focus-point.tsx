'use client'
/**
 * What of a picture must be seen where the site cuts it, with the cuts beside it. Payload's own dialog for
 * this would write every picture anew, and a cut together with it.
 */
import { useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import type { PointerEvent } from 'react'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { fieldOf } from '../../platform/objects.ts'
import styles from './focus-point.module.css'
import panel from './panel.module.css'
import { focusWords as words } from './words.ts'

const middle = 50

export function FocusPoint({ readOnly }: { readOnly?: boolean }) {
  const { id, savedDocumentData } = useDocumentInfo()
  const language = languageOf(useTranslation().i18n)
  const across = useField<number | null>({ path: 'focalX' })
  const down = useField<number | null>({ path: 'focalY' })
  const [x, y] = [across.value ?? middle, down.value ?? middle]
  const source = fieldOf(savedDocumentData, 'url')
  if (id === undefined || typeof source !== 'string') return null
  const set = (nextX: number, nextY: number) => {
    across.setValue(nextX)
    down.setValue(nextY)
  }
  const sides = [
    { label: words.across[language], value: x, change: (value: number) => set(value, y) },
    { label: words.down[language], value: y, change: (value: number) => set(x, value) },
  ]
  return (
    <section className={panel.panel} aria-labelledby="picture-focus">
      <h2 id="picture-focus">{words.title[language]}</h2>
      <p>{words.hint[language]}</p>
      <div className={styles.parts}>
        <Stage source={source} x={x} y={y} set={readOnly ? undefined : set} />
        <Cuts source={source} x={x} y={y} language={language} />
      </div>
      {!readOnly && (
        <div className={styles.sides}>
          {sides.map(({ label, value, change }) => (
            <label key={label}>
              {label}
              {/* From left to right in every language, as the picture is. */}
              <input
                type="range"
                dir="ltr"
                min={0}
                max={100}
                value={value}
                onChange={({ target }) => change(Number(target.value))}
              />
            </label>
          ))}
          <button type="button" onClick={() => set(middle, middle)}>
            {words.middle[language]}
          </button>
        </div>
      )}
    </section>
  )
}

type Shown = { source: string; x: number; y: number }

/** The whole picture with the point on it. Whoever does not point at it moves the sides. */
function Stage({
  source,
  x,
  y,
  set,
}: Shown & { set: ((x: number, y: number) => void) | undefined }) {
  const point = ({ currentTarget, clientX, clientY, buttons, pointerId }: PointerEvent) => {
    if (!set || buttons !== 1) return
    currentTarget.setPointerCapture(pointerId)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    set(percent(clientX - left, width), percent(clientY - top, height))
  }
  return (
    <div className={styles.stage} onPointerDown={point} onPointerMove={point} data-focus-stage>
      {/* biome-ignore lint/performance/noImgElement: a picture of the library, as it is */}
      <img src={source} alt="" draggable={false} />
      {/* Physical, as the picture is. */}
      <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
    </div>
  )
}

const percent = (at: number, side: number) =>
  Math.round(Math.min(100, Math.max(0, (at / side) * 100)))

/** The shapes of tiles, of the head of a page and of portraits. */
const cuts = ['4 / 3', '16 / 9', '1 / 1']

const Cuts = ({ source, x, y, language }: Shown & { language: Language }) => (
  <figure className={styles.cuts}>
    <figcaption>{words.cuts[language]}</figcaption>
    {cuts.map((aspectRatio) => (
      // biome-ignore lint/performance/noImgElement: a picture of the library, as it is
      <img
        key={aspectRatio}
        src={source}
        alt=""
        style={{ aspectRatio, objectPosition: `${x}% ${y}%` }}
      />
    ))}
  </figure>
)
