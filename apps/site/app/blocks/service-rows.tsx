import type { ServiceCard } from '@wajiha/contract'
import { servicePath } from '@wajiha/contract/service-path'
import { ContentLink } from '#app/locale/content-link.tsx'
import { GirihPattern } from '#app/motif/girih-pattern.tsx'
import { paperClass } from '#app/ui/core/surface.ts'
import styles from './service-rows.module.css'

/** The services as full rows; a dyed paper wipes in from the inline start of the one pointed at. */
export function ServiceRows({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.key} className={`${styles.row} ${paperClass(service.paper)}`}>
          <div className={styles.words}>
            <h3>
              <ContentLink href={servicePath(service.key)}>{service.name}</ContentLink>
            </h3>
            <div className={styles.text}>
              <p>{service.summary}</p>
              <ul>
                {service.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className={styles.tile}>
            <GirihPattern {...service.opening} />
          </div>
        </li>
      ))}
    </ul>
  )
}
