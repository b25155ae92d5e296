/** What an identity is, drawn: its mark is a bowl and a point, in a box of 320 × 120. */
import styles from './campaign-page.module.css'

type MarkProps = { x: number; y: number; size: number }

/** The mark of an agency's client, as wide and as high as its size. */
function Mark({ x, y, size }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path d={bowl} fill="none" stroke="currentColor" strokeWidth="20" />
      <path className={styles.point} d="m50 68 16 16-16 16-16-16z" />
    </g>
  )
}

const bowl = 'M10 6v2a40 40 0 0 0 80 0V6'
const hair = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const

/** On a stamp, on a card, on a shopfront: 16, 48 and a street. */
export function DrawnSizes() {
  return (
    <>
      <path d="M0 112h320" {...hair} />
      <circle cx="20" cy="92" r="19" {...hair} />
      <Mark x={12} y={84} size={16} />
      <path className={styles.sheet} d="M58 44h84v67H58z" />
      <path d="M58 44h84v67H58z" {...hair} />
      <Mark x={76} y={53} size={48} />
      <path className={styles.sheet} d="M172 40h136v71H172z" />
      <path d="M172 40h136v71H172zM186 111V64h34v47m14-13V64h60v34z" {...hair} />
      <path d="M164 40l8-28h136l8 28z" fill="currentColor" />
      <g className={styles.cut}>
        <Mark x={230} y={15} size={22} />
      </g>
      <path
        d="M164 40v6a9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0 9.5 9.5 0 0 0 19 0v-6z"
        fill="currentColor"
      />
    </>
  )
}

/** The Arabic letter with its construction, and the Latin one that keeps it company on the same line. */
export function DrawnScripts() {
  return (
    <>
      <path d="M0 84h320M0 30h320" {...hair} strokeDasharray="3 6" />
      <path d="M0 112h320" stroke="currentColor" strokeWidth="8" strokeDasharray="1.5 8.4" />
      <g className={styles.letter}>
        <circle cx="96" cy="36" r="48" {...hair} strokeDasharray="3 6" />
        <path d="M48 30v6a48 48 0 0 0 96 0v-6" fill="none" stroke="currentColor" strokeWidth="20" />
        <path className={styles.point} d="m96 94 11 11-11 11-11-11z" />
      </g>
      <g className={styles.letter}>
        <path d="M232 6v78" fill="none" stroke="currentColor" strokeWidth="15" />
        <circle cx="252" cy="60" r="20" fill="none" stroke="currentColor" strokeWidth="13" />
      </g>
    </>
  )
}

/** Sheets that change hands: the mark, its colours, its rules. */
export function DrawnFiles() {
  return (
    <>
      {[0, 80, 160].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.sheet} d="M1 10h50l17 17v84H1z" />
          <path d="M1 10h50l17 17v84H1zM51 10v17h17" {...hair} />
        </g>
      ))}
      <Mark x={16} y={48} size={38} />
      <path d="M92 44h44v14H92z" fill="currentColor" />
      <path className={styles.point} d="M92 64h44v14H92z" />
      <path d="M92 84h44v14H92z" {...hair} />
      <path d="M172 46h44m-44 14h44m-44 14h44m-44 14h28" {...hair} />
      <path d="M240 64h60m-16-16 16 16-16 16" fill="none" stroke="currentColor" strokeWidth="8" />
    </>
  )
}

/** Ten days on a ruler: a point, its circle, the bowl, the mark. */
export function DrawnDays() {
  return (
    <>
      <path d="M0 108h320" stroke="currentColor" strokeWidth="10" strokeDasharray="1.5 30.35" />
      <path d="M0 112h320" {...hair} />
      <path className={styles.point} d="m32 44 8 8-8 8-8-8z" />
      <g {...hair} strokeDasharray="3 6">
        <circle cx="112" cy="52" r="30" />
        <path d="M76 52h72M112 16v72" />
      </g>
      <path d="M162 42a30 30 0 0 0 60 0" {...hair} />
      <circle cx="192" cy="52" r="30" {...hair} strokeDasharray="3 6" />
      <Mark x={244} y={16} size={72} />
    </>
  )
}
