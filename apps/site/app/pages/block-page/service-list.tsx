import type { ServiceCard } from '@wajiha/contract'
import { servicePath } from '@wajiha/contract/service-path'
import { ContentLink } from '#app/locale/content-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { paperClass } from '#app/ui/core/surface.ts'
import styles from './service-list.module.css'

/** Some of the services, each on its paper and wholly a link: the home page alone draws their patterns. */
export function ServiceList({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={styles.services}>
      {services.map(({ key, name, summary, paper }) => (
        <li key={key} className={paperClass(paper)}>
          <h3>
            <ContentLink href={servicePath(key)}>
              {name} <Arrow />
            </ContentLink>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
