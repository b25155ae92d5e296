import styles from './cross.module.css'

/** Beside what takes a choice out again; an arrow would lead somewhere. */
export const Cross = () => <i className={styles.cross} aria-hidden="true" />
