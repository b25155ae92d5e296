import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './clients.module.css'

/** Clients' names as one running text, a nuqta between each two. */
export function Clients({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={name}>
          <bdi>{name}</bdi> {index < names.length - 1 && <Nuqta />}
        </li>
      ))}
    </ul>
  )
}
