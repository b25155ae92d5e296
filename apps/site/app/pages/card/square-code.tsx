import type { Card } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './square-code.module.css'

/** `isAlone`: no portrait stands behind it. */
type SquareCodeProps = NonNullable<Card['qr']> & { isAlone: boolean }

/**
 * What another phone is held over to open this card. Dark on light in both modes, as readers expect it;
 * whoever hears the page has the button that copies its address.
 */
export function SquareCode({ size, path, isAlone }: SquareCodeProps) {
  const { t } = useWords()
  return (
    <div className={`${styles.code} ${isAlone ? styles.alone : ''}`} aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      {t('general', 'card.scan')}
    </div>
  )
}
