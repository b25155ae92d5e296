import type { ProjectCard } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Cover, tileClass } from '#app/ui/core/tile.tsx'
import styles from './project-next.module.css'

/** The way on to the next piece of work: its name in large letters beside its picture. */
export function ProjectNext({ project }: { project: ProjectCard }) {
  const { t } = useWords()
  return (
    <div className={styles.next}>
      <Wrap>
        <SiteLink
          to="/our-projects/$slug"
          params={{ slug: project.slug }}
          className={`${styles.link} ${tileClass}`}
        >
          <span className={styles.words}>
            {t('our-projects', 'nextProject')}{' '}
            <b>
              {project.title} <Arrow />
            </b>
          </span>
          <Cover shape="4/3">
            <Picture image={project.cover} alt="" sizes="xs:100vw sm:100vw md:50vw xl:640px" />
          </Cover>
        </SiteLink>
      </Wrap>
    </div>
  )
}
