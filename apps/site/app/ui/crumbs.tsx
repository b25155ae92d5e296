import type { ReactNode } from 'react'
import { Nuqta } from './core/marks.tsx'
import { partsOf } from './core/parts-of.ts'
import styles from './crumbs.module.css'

/** The way to this page, the site's nearest page first; the page itself is not among them. */
export function Crumbs({ label, children }: { label: string; children: ReactNode }) {
  const steps = partsOf(children)
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stay in their order
          <li key={index}>
            {index > 0 && <Nuqta />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
