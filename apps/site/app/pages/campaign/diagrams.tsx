import type { ProofDrawing } from '@wajiha/contract'
import type { ReactNode } from 'react'
import styles from './campaign-page.module.css'
import { DrawnDays, DrawnFiles, DrawnScripts, DrawnSizes } from './identity-drawings.tsx'

const drawings: Record<ProofDrawing, () => ReactNode> = {
  way: ShortWay,
  fewer: OneOfFive,
  load: CrossedBump,
  sizes: DrawnSizes,
  scripts: DrawnScripts,
  files: DrawnFiles,
  days: DrawnDays,
}

/** What a proof says, drawn; it begins where reading begins. */
export function Diagram({ drawing }: { drawing: ProofDrawing }) {
  const Drawing = drawings[drawing]
  return (
    <svg className={styles.diagram} viewBox="0 0 320 120" aria-hidden="true">
      <Drawing />
    </svg>
  )
}

/** A short way on a ruler. */
function ShortWay() {
  return (
    <g transform="translate(0 16)">
      <path
        d="M.8 62v22M80 62v22m79-22v22m79-22v22m79-22v22"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M0 67h320" stroke="currentColor" strokeWidth="10" strokeDasharray="1.5 8.4" />
      <path d="M0 40h79v14H0z" fill="currentColor" />
      <path className={styles.point} d="m79 33 14 14-14 14-14-14z" />
      <path d="M96 47h220" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6" />
    </g>
  )
}

/** One box where there were five. */
function OneOfFive() {
  return (
    <g transform="translate(0 16)">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6">
        {[96, 152, 208, 264].map((x) => (
          <rect key={x} x={x} y="14" width="44" height="68" />
        ))}
      </g>
      <path d="M0 8h80v80H0z" fill="currentColor" />
      <path className={styles.point} d="m40 32 16 16-16 16-16-16z" />
    </g>
  )
}

/** A load that rises and is crossed. */
function CrossedBump() {
  return (
    <g transform="translate(0 16)">
      <path
        d="M0 84h130a44 44 0 0 0 44-44 28 28 0 0 1 56 0 44 44 0 0 0 44 44h46"
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
      />
      <path className={styles.point} d="m202 0 15 15-15 15-15-15z" />
      <path d="M0 46h160M244 46h76" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6" />
    </g>
  )
}
