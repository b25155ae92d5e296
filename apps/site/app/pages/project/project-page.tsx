import './words.ts'
import { meetingPaper, readingPaper } from '@wajiha/brand/papers'
import type { Project } from '@wajiha/contract'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Metrics } from '#app/blocks/metrics.tsx'
import { ProjectGrid } from '#app/blocks/project-card.tsx'
import { ProjectGallery } from '#app/blocks/project-gallery.tsx'
import { ProjectNext } from '#app/blocks/project-next.tsx'
import { groupShots } from '#app/blocks/project-shots.ts'
import { RichText } from '#app/blocks/rich-text.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Page, Section, Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Split } from '#app/ui/split.tsx'
import { ProjectCredits } from './project-credits.tsx'
import { ProjectHead } from './project-head.tsx'
import styles from './project-page.module.css'
import { unheardVoices } from './unheard-voices.ts'

/** A piece of work as a case study: what the problem was, what was drawn, what changed. */
export function ProjectPage({ project }: { project: Project }) {
  const { t } = useWords()
  const [first, ...rest] = groupShots(project.gallery)
  return (
    <Page>
      <article className={styles.study}>
        <ProjectHead project={project} />
        <Picture
          image={project.cover}
          sizes="xs:100vw sm:100vw md:100vw lg:100vw xl:100vw"
          className={styles.cover}
          priority
        />
        <Wrap>
          <Split title={t('our-projects', 'challenge')} open lead>
            <RichText blocks={project.challenge} />
          </Split>
          <Split title={t('our-projects', 'approach')}>
            <RichText blocks={project.approach} />
          </Split>
        </Wrap>
        <ProjectGallery groups={first ? [first] : []} paper={project.paper} />
        <Wrap>
          <Split title={t('our-projects', 'result')} open>
            <RichText blocks={project.result} />
            {project.metrics.length > 0 && <Metrics metrics={project.metrics} />}
          </Split>
        </Wrap>
        <ProjectGallery groups={rest} paper={project.paper} />
        <Wrap>
          <Split title={t('our-projects', 'credits')} open>
            <ProjectCredits project={project} />
          </Split>
        </Wrap>
        <Voices testimonials={unheardVoices(project)} paper={project.paper} />
      </article>
      <More project={project} />
    </Page>
  )
}

/** What the client says of it, on a paper that is not the work's own. */
function Voices({ testimonials, paper }: Pick<Project, 'testimonials' | 'paper'>) {
  const { t } = useWords()
  if (testimonials.length === 0) return null
  const quotes = testimonials.map((testimonial) => (
    <ClientQuote key={testimonial.id} testimonial={testimonial} />
  ))
  return (
    <Section
      title={t('sections', 'voices')}
      quietTitle
      tone="field"
      paper={paper === meetingPaper ? readingPaper : meetingPaper}
    >
      {quotes.length > 1 ? <Carousel label={t('sections', 'voices')}>{quotes}</Carousel> : quotes}
    </Section>
  )
}

/** Where to read on: work like this one, then the next in line. */
function More({ project: { related, next } }: { project: Project }) {
  const { t } = useWords()
  const others = related.filter(({ id }) => id !== next?.id).slice(0, 2)
  return (
    <div className={styles.more}>
      {others.length > 0 && (
        <Section title={t('our-projects', 'related')}>
          <ProjectGrid projects={others} />
        </Section>
      )}
      {next && <ProjectNext project={next} />}
    </div>
  )
}
