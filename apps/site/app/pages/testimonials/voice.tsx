import type { Testimonial } from '@wajiha/contract'
import { useMetricText } from '#app/blocks/metric-text.ts'
import { Bar } from '#app/blocks/metrics.tsx'
import { barOf } from '#app/blocks/metrics-bar.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './voice.module.css'

/** Letters up to which words are set large: they fill their place as much as many small ones do. */
const fewLetters = 90

/** One client on the wall: their words, who they are, and what the work brought, measured. */
export function Voice({ testimonial }: { testimonial: Testimonial }) {
  const { t, locale } = useWords()
  const { quote, project, videoUrl, originalLocale } = testimonial
  const isShort = [...quote].length <= fewLetters
  return (
    <article className={isShort ? `${styles.voice} ${styles.short}` : styles.voice}>
      <figure>
        <blockquote>
          <p>
            {t('sections', 'quoteOpens')}
            {quote}
            {t('sections', 'quoteCloses')}
          </p>
        </blockquote>
        <Speaker author={testimonial.author} />
      </figure>
      {project && <Result project={project} />}
      {originalLocale !== locale && (
        <small className={styles.badge}>{t('sections', 'translatedQuote')}</small>
      )}
      {videoUrl && (
        <a href={videoUrl} className={arrowLinkClass} rel="noopener noreferrer">
          {t('sections', 'watchQuote')} <Arrow />
        </a>
      )}
    </article>
  )
}

function Speaker({ author }: Pick<Testimonial, 'author'>) {
  const { t, format } = useWords()
  const roles = [author.title, author.company].filter((part) => part !== undefined)
  return (
    <figcaption>
      {author.photo && (
        <Picture image={author.photo} alt="" box="320x320" className={styles.portrait} />
      )}
      <span>
        <b>
          <bdi>{author.name}</bdi>
        </b>{' '}
        {format.digits(roles.join(`${t('general', 'comma')} `))}
      </span>
    </figcaption>
  )
}

/** The work's first measured result on the work's own paper; the whole of it leads to the story. */
function Result({ project }: { project: NonNullable<Testimonial['project']> }) {
  const { t } = useWords()
  const say = useMetricText()
  const { slug, title, paper, metric } = project
  const bar = metric && barOf(metric)
  return (
    <div className={`${styles.result} ${surfaceClass('field', paper)}`}>
      {metric && (
        <p>
          <b>{say(metric.value, metric.unit)}</b> <span>{metric.label}</span>
        </p>
      )}
      {bar && <Bar {...bar} />}
      <SiteLink to="/our-projects/$slug" params={{ slug }} className={arrowLinkClass}>
        {t('sections', 'aboutProject', { project: title })} <Arrow />
      </SiteLink>
    </div>
  )
}
