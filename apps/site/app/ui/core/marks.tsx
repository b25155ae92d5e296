/** The small drawn marks: they repeat what the words beside them say, so no reader hears them. */
import styles from './marks.module.css'

/** The rhombic dot: the unit and the only accent. */
export function Nuqta({ className }: { className?: string | undefined }) {
  return (
    <i className={className ? `${styles.nuqta} ${className}` : styles.nuqta} aria-hidden="true" />
  )
}

/** An arrow along the reading direction; its tail lengthens when the link around it is pointed at. */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <span className={back ? `${styles.arrow} ${styles.back}` : styles.arrow} aria-hidden="true" />
  )
}

/** A tick every nuqta, a long one every five, from the inline start. */
export function Ruler({ className }: { className?: string | undefined }) {
  return (
    <span
      className={className ? `${styles.ruler} ${className}` : styles.ruler}
      aria-hidden="true"
    />
  )
}
