import type { ProcessStep } from '@wajiha/contract'
import { roomOf, WeekScale, Weeks } from '#app/blocks/week-ruler.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import styles from './process-tabs.module.css'

type ProcessTabsProps = { label: string; steps: readonly ProcessStep[] }

/** The ruler of weeks as a list of tabs: each step takes the room of its weeks and opens below. */
export function ProcessTabs({ label, steps }: ProcessTabsProps) {
  return (
    <div className={styles.process}>
      <WeekScale steps={steps} />
      <Tabs
        label={label}
        tabs={steps.map((step, index) => ({
          id: `step-${index + 1}`,
          className: `${styles.tab} ${roomOf(step)}`,
          label: (
            <>
              <b>{step.title}</b>
              {step.weeks && <Weeks {...step.weeks} />}
            </>
          ),
          panel: <Step step={step} />,
        }))}
      />
    </div>
  )
}

function Step({ step }: { step: ProcessStep }) {
  return (
    <section className={styles.step}>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
    </section>
  )
}
