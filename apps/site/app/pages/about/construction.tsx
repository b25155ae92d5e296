import { starRays, starTheta, constructionTheta as theta } from '@wajiha/brand/motif'
import { useWords } from '#app/locale/locale-context.tsx'
import { heart, rosette, star } from '#app/motif/girih.ts'
import styles from './construction.module.css'

/** Opening of the compass in px; the hexagon's edge is the same opening, which is why it closes. */
const radius = 100
const hexagon = { sides: 6, edge: radius }

const corners = Array.from({ length: 6 }, (_, index) => {
  const angle = ((2 * index + 1) * Math.PI) / 6
  return [radius * Math.cos(angle), radius * Math.sin(angle)].map(Math.round).join(' ')
})
const sides = `M${corners.join('L')}Z`
const axes = corners
  .slice(0, 3)
  .map((corner, index) => `M${corner}L${corners[index + 3]}`)
  .join('')

/** How one opening of a compass becomes a star: four drawings, each over the one before. */
export function Construction() {
  const { t } = useWords()
  return (
    <ol className={styles.steps} aria-label={t('about', 'construction')}>
      <Step title={t('about', 'step.point')} text={t('about', 'step.pointText')}>
        <path className={styles.guide} d="M-100 0H100M0-100V100" />
      </Step>
      <Step title={t('about', 'step.circle')} text={t('about', 'step.circleText')}>
        <path className={styles.guide} d="M0 0 100 0" />
        <Stroke d={circle} />
      </Step>
      <Step title={t('about', 'step.polygon')} text={t('about', 'step.polygonText')}>
        <path className={styles.guide} d={circle + axes} />
        <Stroke d={sides} />
      </Step>
      <Step title={t('about', 'step.star')} text={t('about', 'step.starText')}>
        <path className={styles.guide} d={circle + sides} />
        <path className={styles.heart} d={heart(hexagon, theta, 2)} />
        <Stroke d={star(hexagon, theta)} />
      </Step>
    </ol>
  )
}

const circle = `M${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0Z`

type StepProps = { title: string; text: string; children: React.ReactNode }

function Step({ title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <svg viewBox="-104 -104 208 208" aria-hidden="true">
        {children}
        <path className={styles.point} d="M0-9 9 0 0 9-9 0Z" />
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}

/** A line that is drawn as it comes into view, over a faint one that is always there. */
function Stroke({ d }: { d: string }) {
  return (
    <>
      <path className={styles.guide} d={d} />
      <path className={styles.stroke} d={d} pathLength={1} />
    </>
  )
}

/** The finished drawing in the head of the page: the star of the inscription in its circles. */
export function HeadDrawing() {
  return (
    <svg viewBox="-320 -220 640 440" aria-hidden="true">
      {[60, 115, 170, 240, 320].map((r) => (
        <circle key={r} r={r} className={styles.guide} />
      ))}
      <path className={styles.guide} d="M-320 0H320M0-700V700" />
      <path className={styles.outline} d={rosette(starRays, 170, starTheta)} />
      <path className={styles.point} d="M0-20 20 0 0 20-20 0Z" />
    </svg>
  )
}
