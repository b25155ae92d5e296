import type { ProcessStep } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './card.module.css'

/** The steps of the work in order, each with its weeks. */
export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          {step.weeks && <Weeks {...step.weeks} />}
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

function Weeks({ from, to }: { from: number; to: number }) {
  const { t } = useWords()
  const words = from === to ? t('sections', 'week', { from }) : t('sections', 'weeks', { from, to })
  return <p className={styles.meta}>{words}</p>
}
