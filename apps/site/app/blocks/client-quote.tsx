import type { Testimonial } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './client-quote.module.css'

type ClientQuoteProps = {
  testimonial: Testimonial
  /** Whether it leads on to the project, and says from which language it comes. */
  detailed?: boolean
  /** On which side of the words their author stands, on wide screens. */
  author?: 'end' | 'start'
}

/** A client's words, set with the pen. `<bdi>` keeps a name such as “Acme 24/7” in its own order. */
export function ClientQuote({ testimonial, detailed, author: side = 'end' }: ClientQuoteProps) {
  const { t, format } = useWords()
  const { author } = testimonial
  const roles = [author.title, author.company].filter((part) => part !== undefined)
  return (
    <figure className={side === 'start' ? `${styles.voice} ${styles.turned}` : styles.voice}>
      <blockquote>
        <p>
          {t('sections', 'quoteOpens')}
          {testimonial.quote}
          {t('sections', 'quoteCloses')}
        </p>
      </blockquote>
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
        {detailed && <QuoteDetails testimonial={testimonial} />}
      </figcaption>
    </figure>
  )
}

function QuoteDetails({ testimonial }: { testimonial: Testimonial }) {
  const { t, locale } = useWords()
  const { project, videoUrl, originalLocale } = testimonial
  return (
    <span className={styles.details}>
      {originalLocale !== locale && (
        <small className={styles.badge}>{t('sections', 'translatedQuote')}</small>
      )}
      {project && (
        <SiteLink
          to="/our-projects/$slug"
          params={{ slug: project.slug }}
          className={arrowLinkClass}
        >
          {t('sections', 'aboutProject', { project: project.title })} <Arrow />
        </SiteLink>
      )}
      {videoUrl && (
        <a href={videoUrl} className={arrowLinkClass} rel="noopener noreferrer">
          {t('sections', 'watchQuote')} <Arrow />
        </a>
      )}
    </span>
  )
}
