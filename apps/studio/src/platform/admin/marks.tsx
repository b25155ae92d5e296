/** The agency's drawn name and symbol, on the studio's door and at the head of its pages. */
import { symbol } from '@wajiha/brand/symbol'
import { type Outline, wordmarkNames, wordmarks } from '@wajiha/brand/wordmark'
import type { ServerProps } from 'payload'
import { languageOf } from './words.ts'

export const Logo = ({ i18n }: ServerProps) => (
  <Drawn outline={wordmarks[languageOf(i18n)]} height={72} name={wordmarkNames[languageOf(i18n)]} />
)

export const Icon = () => <Drawn outline={symbol} height={20} />

/** `name`: what the drawing says; without one it stands beside words that say the same. */
type DrawnProps = { outline: Outline; height: number; name?: string }

function Drawn({ outline: { box, ink, point }, height, name }: DrawnProps) {
  const width = (box[2] / box[3]) * height
  return (
    <svg
      viewBox={box.join(' ')}
      width={width}
      height={height}
      role="img"
      aria-label={name}
      aria-hidden={!name}
    >
      <path d={ink} fill="var(--brand-link)" fillRule="evenodd" />
      <path d={point} fill="var(--brand-accent)" />
    </svg>
  )
}
