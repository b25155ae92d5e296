/** Classes that tell a layout what must be seen of a picture it cuts. A `style` would need leave of the page's policy. */
import type { Image } from '@wajiha/contract'
import styles from './focus.module.css'

/** Which layouts place by: `object-position: var(--focus-x, 50%) var(--focus-y, 50%)`. */
export function focusClasses({ focus }: Pick<Image, 'focus'>): string | undefined {
  if (!focus) return undefined
  return [styles[`x${tenthOf(focus.x)}`], styles[`y${tenthOf(focus.y)}`]].join(' ')
}

const tenthOf = (percent: number) => Math.round(percent / 10)
