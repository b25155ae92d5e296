import type { PageOf } from '@wajiha/contract'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './people-strip.module.css'

export type Person = PageOf<'about'>['team']['people'][number]

/** Portraits shoulder to shoulder across the page; decoration, so nobody is named. */
export function PeopleStrip({ people }: { people: readonly Person[] }) {
  const photos = people.flatMap(({ photo }) => photo ?? [])
  if (photos.length === 0) return null
  return (
    <div className={`${styles.strip} ${rowClass(photos.length)}`}>
      {photos.map((photo) => (
        <Picture key={photo.url} image={photo} alt="" box="320x320" eager />
      ))}
    </div>
  )
}

/** The people themselves: portrait, name and work; whoever has a public card leads to it. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className={`${styles.people} ${rowClass(people.length)}`}>
      {people.map((person) => (
        <li key={person.name}>
          <PersonTile {...person} />
        </li>
      ))}
    </ul>
  )
}

function PersonTile({ name, role, photo, card }: Person) {
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        {photo && <Picture image={photo} alt="" box="320x320" />}
      </div>
      <h3>
        {card ? (
          <SiteLink to="/card/$id" params={{ id: card }}>
            {name} <Arrow />
          </SiteLink>
        ) : (
          name
        )}
      </h3>
      <p>{role}</p>
    </article>
  )
}

/** The row that fills best: of seven to four columns the one that leaves the fewest places empty. */
function rowClass(count: number): string {
  const empty = (columns: number) => (columns - (count % columns)) % columns
  const columns = [7, 6, 5, 4].sort((one, other) => empty(one) - empty(other))[0]
  return styles[`of${columns}`] ?? ''
}
