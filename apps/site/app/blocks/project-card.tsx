import type { ProjectCard as ProjectCardData } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './card.module.css'

export function ProjectCard({ project }: { project: ProjectCardData }) {
  const { format } = useWords()
  return (
    <article className={styles.card}>
      <Picture image={{ ...project.cover, alt: '' }} />
      <h3>
        <SiteLink to="/our-projects/$slug" params={{ slug: project.slug }}>
          {project.title}
        </SiteLink>
      </h3>
      <p className={styles.meta}>
        {project.kind} · <time>{format.digits(String(project.year))}</time>
      </p>
      <p>{project.summary}</p>
    </article>
  )
}
