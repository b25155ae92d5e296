import styles from './button.module.css'

type ButtonKind = 'primary' | 'line' | 'nuqta'

/** The class of a button or of a link that looks like one. One primary per view. */
export function buttonClass(
  kind: ButtonKind = 'primary',
  options: { small?: boolean; block?: boolean } = {},
): string {
  const { small = false, block = false } = options
  return [
    styles.button,
    kind !== 'primary' && styles[kind],
    small && styles.small,
    block && styles.block,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A square button that holds one drawn sign; it needs an accessible name. */
export const iconButtonClass = styles.icon

/** A link with an arrow and a rule under it. */
export const arrowLinkClass = styles.arrowLink

/** A link inside running text. */
export const textLinkClass = styles.textLink
