import type { ReactNode } from 'react'
import quiet from '../../../platform/admin/unseen.module.css'
import styles from './choice.module.css'

/** Buttons of which one is pressed, under a name that is only read out. */
export const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choice}>
    <legend className={quiet.unseen}>{label}</legend>
    {children}
  </fieldset>
)
