import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './carousel.module.css'
import { iconButtonClass } from './core/button.ts'
import { partsOf } from './core/parts-of.ts'
import { plainKey } from './core/plain-key.ts'
import { PressButton } from './press/press-button.tsx'

type CarouselProps = { label: string; children: ReactNode }

/**
 * Slides in a native scroller with snap points: without script it is a list that scrolls sideways.
 * The buttons and ticks only move the scroller; arrow keys follow the direction of reading; nothing
 * plays by itself.
 */
export function Carousel({ label, children }: CarouselProps) {
  const { t, dir, format } = useWords()
  const slides = partsOf(children)
  const track = useRef<HTMLUListElement>(null)
  const { shown, go, goBy } = useShownSlide(track, slides.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)]
    if (!step) return
    event.preventDefault()
    goBy(step * (dir === 'rtl' ? -1 : 1))
  }
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('sections', 'carousel')}
      aria-label={label}
    >
      <ul
        className={styles.track}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-label={label}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides stay in their order
          <li key={index}>{slide}</li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.bar}>
          <div className={styles.steps}>
            <Step
              label={t('general', 'previous')}
              disabled={shown === 0}
              onStep={() => goBy(-1)}
              back
            />
            <Step
              label={t('general', 'next')}
              disabled={shown === slides.length - 1}
              onStep={() => goBy(1)}
            />
          </div>
          <div className={styles.ticks}>
            {slides.map((_, index) => (
              <PressButton
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={index}
                aria-label={t('sections', 'slide', { number: format.number(index + 1) })}
                aria-current={index === shown ? 'true' : undefined}
                onPress={() => go(index)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

type StepProps = { label: string; disabled: boolean; onStep: () => void; back?: boolean }

function Step({ label, disabled, onStep, back = false }: StepProps) {
  return (
    // At the last slide the button stays focusable: `disabled` would drop the focus.
    <PressButton
      className={iconButtonClass}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onPress={onStep}
    >
      <svg className={back ? styles.back : styles.on} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 12h18M13 4l8 8-8 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </PressButton>
  )
}

function show(track: HTMLElement | null, index: number) {
  const slide = track?.children[index]
  if (!slide) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  slide.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest', inline: 'start' })
}

/**
 * The slide of which most is in view, or the one on its way, and the way to another: pressed twice
 * before the first has come, it leads on by two. A visitor's own hand on the slides ends that.
 */
function useShownSlide(track: React.RefObject<HTMLUListElement | null>, length: number) {
  const [shown, setShown] = useState(0)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const root = track.current
    if (!root) return
    let inView = 0
    const settle = () => {
      awaited.current = undefined
      setShown(inView)
    }
    const slides = [...root.children]
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) inView = slides.indexOf(target)
        if (awaited.current === undefined || awaited.current === inView) settle()
      },
      { root, threshold: 0.6 },
    )
    for (const slide of slides) seen.observe(slide)
    const hands = new AbortController()
    for (const hand of ['pointerdown', 'wheel'])
      root.addEventListener(hand, settle, { passive: true, signal: hands.signal })
    return () => {
      seen.disconnect()
      hands.abort()
    }
  }, [track])
  const go = (index: number) => {
    const next = Math.min(Math.max(index, 0), length - 1)
    if (next === (awaited.current ?? shown)) return
    awaited.current = next
    setShown(next)
    show(track.current, next)
  }
  const goBy = (steps: number) => go((awaited.current ?? shown) + steps)
  return { shown, go, goBy }
}
