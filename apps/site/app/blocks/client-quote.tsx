import type { Testimonial } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './client-quote.module.css'

/** A client's words, set with the pen. `<bdi>` keeps a name such as “Acme 24/7” in its own order. */
export function ClientQuote({ testimonial }: { testimonial: Testimonial }) {
  const { t, format } = useWords()
  const { author } = testimonial
  const roles = [author.title, author.company].filter((part) => part !== undefined)
  return (
    <figure className={styles.voice}>
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
      </figcaption>
    </figure>
  )
}
