/** Grounds: the page's own paper, a dyed field, or the deep colour. */
import type { Paper } from '@wajiha/contract'
import styles from './surface.module.css'

export type Tone = 'page' | 'field' | 'deep'

/** The class of a ground. A dyed field takes its paper; without one it takes the page's. */
export function surfaceClass(tone: Tone, paper?: Paper | undefined): string {
  if (tone === 'deep') return styles.deep as string
  if (tone === 'page') return paper ? paperClass(paper) : ''
  return paper ? `${styles.field} ${paperClass(paper)}` : (styles.field as string)
}

/**
 * The class that dyes whatever asks for `--field` and `--on-field` inside it; `plain` is the page's own
 * paper again, for what lies on a dyed one.
 */
export const paperClass = (paper: Paper | 'plain') => `f-${paper}`
