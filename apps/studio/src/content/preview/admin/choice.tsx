import type { ReactNode } from 'react'
import styles from './choice.module.css'

/** Buttons of which one is pressed, under a name that is only read out. */
export const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choice}>
    <legend>{label}</legend>
    {children}
  </fieldset>
)
