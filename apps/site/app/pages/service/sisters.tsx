import type { ServiceCard } from '@wajiha/contract'
import { servicePath } from '@wajiha/contract/service-path'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Section } from '#app/ui/core/page.tsx'
import styles from './sisters.module.css'

/** The other services, and the page of all of them. */
export function Sisters({ services }: { services: readonly ServiceCard[] }) {
  const { t } = useWords()
  if (services.length === 0) return null
  return (
    <Section
      title={t('sections', 'otherServices')}
      more={
        <SiteLink to="/services" className={arrowLinkClass}>
          {t('sections', 'allServices')} <Arrow />
        </SiteLink>
      }
    >
      <ul className={styles.sisters}>
        {services.map(({ key, name, summary }) => (
          <li key={key}>
            <h3>
              <ContentLink href={servicePath(key)}>{name}</ContentLink>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
