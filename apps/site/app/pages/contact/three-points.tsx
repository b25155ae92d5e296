import styles from './three-points.module.css'

const points = [
  [200, 250],
  [360, 130],
  [500, 262],
] as const
const radii = [52, 104, 156, 208]

/** Three cities joined by their circles: the drawing behind the head of the contact page. */
export function ThreePoints() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMaxYMid"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" opacity=".6">
        {points.flatMap(([x, y]) =>
          radii.map((radius) => <circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} />),
        )}
        <path d="M200 250 360 130 500 262Z" />
      </g>
      {points.map(([x, y], index) => (
        <path
          key={x}
          className={index === 0 ? styles.point : undefined}
          fill="currentColor"
          d={`M${x} ${y - 24}l24 24-24 24-24-24Z`}
        />
      ))}
    </svg>
  )
}
