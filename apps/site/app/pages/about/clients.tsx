import { Nuqta } from '#app/ui/core/marks.tsx'
import styles from './clients.module.css'

/** Clients' names as one running text, a nuqta between each two. */
export function Clients({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.room}>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Nuqta /> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
