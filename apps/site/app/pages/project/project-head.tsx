import { stripMarks } from '@wajiha/arabic'
import type { Project } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { useServiceName } from '#app/shell/use-service-name.ts'
import { Headline } from '#app/ui/core/headline.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ProjectFacts } from './project-facts.tsx'
import styles from './project-head.module.css'

/** The name on the work's own paper, as large as it fits, one sentence, and the facts. */
export function ProjectHead({ project }: { project: Project }) {
  const { t } = useWords()
  const nameOf = useServiceName()
  const [service] = project.services
  return (
    <header className={surfaceClass('field', project.paper)}>
      <Wrap className={styles.head}>
        <Crumbs label={t('our-projects', 'wayHere')}>
          {[
            <SiteLink key="work" to="/our-projects">
              {t('our-projects', 'work')}
            </SiteLink>,
            service && (
              <SiteLink key="service" to="/our-projects" search={{ service: [service] }}>
                {nameOf(service)}
              </SiteLink>
            ),
          ]}
        </Crumbs>
        <div className={`${styles.name} ${styles[roomOf(project.title)]}`}>
          <Headline text={project.title} />
          <p>{project.summary}</p>
        </div>
        <ProjectFacts project={project} />
      </Wrap>
    </header>
  )
}

/** A short name takes the whole 14 rem; longer ones less, so that no word is broken. */
export function roomOf(title: string): 'short' | 'medium' | 'long' {
  const letters = stripMarks(title).length
  if (letters <= 7) return 'short'
  return letters <= 16 ? 'medium' : 'long'
}
