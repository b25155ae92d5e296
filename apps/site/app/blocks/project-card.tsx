import type { Metric, ProjectCard as ProjectCardData } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Cover, tileClass, wholeTileClass } from '#app/ui/core/tile.tsx'
import { useMetricText } from './metric-text.ts'
import styles from './project-card.module.css'

type ProjectCardProps = {
  project: ProjectCardData
  /** What a visitor sees first of a page: its picture does not wait. */
  isFirst?: boolean
}

/** A piece of work: its picture over a rule, its name, kind and year, and one sentence. */
export function ProjectCard({ project, isFirst = false }: ProjectCardProps) {
  const { format } = useWords()
  return (
    <article className={`${styles.work} ${tileClass}`}>
      <Cover shape="4/3" className={styles.cover}>
        <Picture
          image={project.cover}
          alt=""
          sizes="xs:100vw sm:100vw md:50vw xl:640px"
          priority={isFirst}
        />
      </Cover>
      <div className={styles.line}>
        <h3>
          <SiteLink
            to="/our-projects/$slug"
            params={{ slug: project.slug }}
            className={wholeTileClass}
          >
            {project.title} <Arrow />
          </SiteLink>
        </h3>
        <p className={styles.facts}>
          <span>{project.kind}</span>
          <span>{format.digits(String(project.year))}</span>
        </p>
      </div>
      <p className={styles.summary}>{project.summary}</p>
      {project.metric && <Result {...project.metric} />}
    </article>
  )
}

/** What the work brought: its first measured result. */
function Result({ label, value, unit }: Metric) {
  const say = useMetricText()
  return (
    <p className={styles.result}>
      <b>{say(value, unit)}</b> {label}
    </p>
  )
}

type ProjectGridProps = {
  projects: readonly ProjectCardData[]
  /** Whether the grid is the page's first picture, which is then not loaded lazily. */
  leads?: boolean
}

/** Work in pairs of unequal width, 7/5 and then 5/7, whose pictures, rules and words stand on the same lines. */
export function ProjectGrid({ projects, leads = false }: ProjectGridProps) {
  return (
    <ul className={styles.works}>
      {projects.map((project, index) => (
        <li key={project.id}>
          <ProjectCard project={project} isFirst={leads && index === 0} />
        </li>
      ))}
    </ul>
  )
}
