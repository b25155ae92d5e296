/**
 * Lines of large type that reach from edge to edge by lengthening one join (kashida), never by
 * opening gaps. In the text `|` marks where the bar opens; `¦` marks one that opens only on narrow
 * screens, where what follows it moves to a line of its own.
 */
import { ringWidth, starRays, starTheta } from '@wajiha/brand/motif'
import type { PageOf } from '@wajiha/contract'
import { rosette } from './girih.ts'
import styles from './inscription.module.css'

export type Line = PageOf<'home'>['hero']['lines'][number]

/** The text as it is read out, without its marks. */
export const plainText = (lines: readonly { text: string }[]) =>
  lines.map(({ text }) => text.replace(/[|¦]/g, '')).join(' ')

type InscriptionProps = {
  lines: readonly Line[]
  /** `page` fits one line to the page and breaks on phones; `compact` stays in one piece. */
  size?: 'page' | 'compact'
  /** Circles of construction around the ring. */
  construction?: boolean
}

/** The drawn lines; whoever shows them also gives the plain text to screen readers. */
export function Inscription({ lines, size = 'page', construction = false }: InscriptionProps) {
  return (
    <span className={`${styles.inscription} ${styles[size]}`} aria-hidden="true">
      {lines.map((line, index) => (
        <DrawnLine
          key={line.text}
          line={line}
          isLast={index === lines.length - 1}
          construction={construction}
          size={size}
        />
      ))}
    </span>
  )
}

type DrawnLineProps = Required<Pick<InscriptionProps, 'size' | 'construction'>> & {
  line: Line
  isLast: boolean
}

function DrawnLine({ line, isLast, construction, size }: DrawnLineProps) {
  const { opening, before, after } = partsOf(line.text)
  const hasBar = after !== undefined
  const mark = <Mark kind={line.mark} construction={construction} hasPoint={size === 'compact'} />
  // A bar after the last word has its mark moved to the narrow bar when there is one.
  const endsOpen = after === ''
  const end = isLast && <i className={styles.stop} />
  return (
    <span className={styles.line}>
      {opening && (
        <span className={styles.opening}>
          <span>{joined(opening.before, opening.after, 'start')}</span>
          <i className={`${styles.bar} ${styles.narrowOnly}`} data-bar="">
            {endsOpen && mark}
          </i>
          {opening.after && <span>{joined(opening.after, opening.before, 'end')}</span>}
        </span>
      )}
      <span>
        {joined(before, after ?? '', 'start')}
        {!after && end}
      </span>
      {hasBar && (
        <i className={`${styles.bar} ${opening && endsOpen ? styles.wideOnly : ''}`} data-bar="">
          {mark}
        </i>
      )}
      {after && (
        <span>
          {joined(after, before, 'end')}
          {end}
        </span>
      )}
    </span>
  )
}

/** `then¦ everything|` → what stands before the narrow break, and the two sides of the bar. */
function partsOf(text: string) {
  const broken = text.indexOf('¦')
  if (broken < 0) return { opening: undefined, ...sides(text) }
  const rest = text.slice(broken + 1)
  const space = rest.indexOf(' ')
  const opening = { before: text.slice(0, broken), after: space < 0 ? rest : rest.slice(0, space) }
  return { opening, ...sides(space < 0 ? '' : rest.slice(space + 1)) }
}

function sides(text: string) {
  const [before = '', after] = text.split('|')
  return { before, after }
}

/** Arabic letters on both sides of a bar keep their joined forms by a zero-width joiner. */
function joined(text: string, neighbour: string, edge: 'start' | 'end'): string {
  const isArabic = (letter: string | undefined) =>
    letter !== undefined && /\p{Script=Arabic}/u.test(letter)
  if (edge === 'start')
    return isArabic(text.at(-1)) && isArabic(neighbour[0]) ? `${text}\u200d` : text
  return isArabic(text[0]) && isArabic(neighbour.at(-1)) ? `\u200d${text}` : text
}

type MarkProps = { kind: Line['mark']; construction: boolean; hasPoint: boolean }

function Mark({ kind, construction, hasPoint }: MarkProps) {
  if (kind === 'nuqta')
    return (
      <svg className={`${styles.mark} ${styles.nuqta}`} viewBox="0 0 20 20" aria-hidden="true">
        <path fill="currentColor" d="M10 0 20 10 10 20 0 10Z" />
      </svg>
    )
  if (kind === 'ring')
    return (
      <svg className={`${styles.mark} ${styles.ring}`} viewBox="-50 -50 100 100" aria-hidden="true">
        {construction && <Circles />}
        <circle r={50 - ringWidth / 2} fill="none" stroke="currentColor" strokeWidth={ringWidth} />
        {hasPoint && <path className={styles.point} d="M0-20 20 0 0 20-20 0Z" />}
      </svg>
    )
  if (kind === 'star')
    return (
      <svg className={`${styles.mark} ${styles.star}`} viewBox="-52 -52 104 104" aria-hidden="true">
        <path
          fill="currentColor"
          data-rosette={`${starRays} 56`}
          d={rosette(starRays, 56, starTheta)}
        />
      </svg>
    )
  return null
}

const radii = [100, 190, 280, 370, 460, 640, 820, 1000, 1300]

function Circles() {
  return (
    <g className={styles.construction}>
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      <path d="M-2600 0H2600M0-1600V3600" />
    </g>
  )
}
