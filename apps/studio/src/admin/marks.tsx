/** The agency's drawn name and symbol, on the studio's door and at the head of its pages. */
import { symbol } from '@wajiha/brand/symbol'
import { type Outline, wordmarks } from '@wajiha/brand/wordmark'
import type { ServerProps } from 'payload'
import { languageOf } from './desk/words.ts'

export const Logo = ({ i18n }: ServerProps) => (
  <Drawn outline={wordmarks[languageOf(i18n)]} height={72} />
)

export const Icon = () => <Drawn outline={symbol} height={20} />

// Both stand beside words that say the same: the head of the door, the name of the way home.
function Drawn({ outline: { box, ink, point }, height }: { outline: Outline; height: number }) {
  const width = (box[2] / box[3]) * height
  return (
    <svg viewBox={box.join(' ')} width={width} height={height} aria-hidden="true">
      <path d={ink} fill="var(--brand-link)" fillRule="evenodd" />
      <path d={point} fill="var(--brand-accent)" />
    </svg>
  )
}
