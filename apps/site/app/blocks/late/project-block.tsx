import type { BlockOf } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { Cover, tileClass, wholeTileClass } from '#app/ui/core/tile.tsx'
import styles from './project-block.module.css'

/** The work that the text speaks of, on its own paper. */
export function ProjectBlock({ project }: BlockOf<'project'>) {
  const { format } = useWords()
  const { slug, title, kind, year, summary, cover, paper } = project
  const ground = surfaceClass('field', paper)
  return (
    <aside className={`${styles.project} ${tileClass} ${ground}`} aria-label={title}>
      <Cover shape="4/3">
        <Picture image={cover} alt="" sizes="xs:100vw sm:50vw lg:33vw xl:512px" />
      </Cover>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span>{kind}</span>
          <span>{format.digits(String(year))}</span>
        </p>
        <p className={styles.title}>
          <SiteLink to="/our-projects/$slug" params={{ slug }} className={wholeTileClass}>
            {title} <Arrow />
          </SiteLink>
        </p>
        <p>{summary}</p>
      </div>
    </aside>
  )
}
