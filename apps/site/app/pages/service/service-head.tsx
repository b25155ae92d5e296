import type { Service } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { ThetaGauge } from '#app/motif/compass/theta-gauge.tsx'
import { GirihPattern } from '#app/motif/girih-pattern.tsx'
import { Headline } from '#app/ui/core/headline.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './service-head.module.css'

/** The service's grid from edge to edge, and its promise on a plain panel laid over it, with the compass that draws it. */
export function ServiceHead({ service }: { service: Service }) {
  const { t } = useWords()
  const { opening } = service
  return (
    <header className={`${styles.head} ${surfaceClass('field', service.paper)}`}>
      <GirihPattern {...opening} scale={1.7} className={styles.pattern} />
      <Wrap className={styles.wrap}>
        <div className={styles.panel}>
          <p>{service.name}</p>
          <Headline text={service.title} />
          <p className={styles.lead}>{service.lead}</p>
          <ThetaGauge label={t('sections', 'compass')} initial={opening.theta} />
        </div>
      </Wrap>
    </header>
  )
}
