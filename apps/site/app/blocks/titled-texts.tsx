import styles from './titled-texts.module.css'

/** Short texts under their titles, side by side under rules: values, deliverables, proofs. */
export function TitledTexts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.texts}>
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
