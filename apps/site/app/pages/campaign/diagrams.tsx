import styles from './campaign-page.module.css'

/** Three drawn proofs: a short way on a ruler, one box of five, a bump that is crossed. */
export function Diagram({ index }: { index: number }) {
  const drawing = [<ShortWay key="way" />, <OneOfFive key="box" />, <CrossedBump key="bump" />][
    index % 3
  ]
  return (
    <svg className={styles.diagram} viewBox="0 0 320 96" aria-hidden="true">
      {drawing}
    </svg>
  )
}

function ShortWay() {
  return (
    <>
      <path
        d="M.8 62v22M80 62v22m79-22v22m79-22v22m79-22v22"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M0 67h320" stroke="currentColor" strokeWidth="10" strokeDasharray="1.5 8.4" />
      <path d="M0 40h79v14H0z" fill="currentColor" />
      <path className={styles.point} d="m79 33 14 14-14 14-14-14z" />
      <path d="M96 47h220" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6" />
    </>
  )
}

function OneOfFive() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6">
        {[96, 152, 208, 264].map((x) => (
          <rect key={x} x={x} y="14" width="44" height="68" />
        ))}
      </g>
      <path d="M0 8h80v80H0z" fill="currentColor" />
      <path className={styles.point} d="m40 32 16 16-16 16-16-16z" />
    </>
  )
}

function CrossedBump() {
  return (
    <>
      <path
        d="M0 84h130a44 44 0 0 0 44-44 28 28 0 0 1 56 0 44 44 0 0 0 44 44h46"
        fill="none"
        stroke="currentColor"
        strokeWidth="10"
      />
      <path className={styles.point} d="m202 0 15 15-15 15-15-15z" />
      <path d="M0 46h160M244 46h76" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 6" />
    </>
  )
}
