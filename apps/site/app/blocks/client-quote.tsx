import type { Testimonial } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import styles from './card.module.css'

/** A client's words. `<bdi>` keeps a name such as “Acme 24/7” in its own order inside Arabic text. */
export function ClientQuote({ testimonial }: { testimonial: Testimonial }) {
  const { format } = useWords()
  const { author, project } = testimonial
  const roles = [author.title, author.company].filter((part) => part !== undefined)
  return (
    <figure className={styles.voice}>
      <blockquote>
        <p>{testimonial.quote}</p>
      </blockquote>
      <figcaption className={styles.meta}>
        <bdi>{author.name}</bdi> · {format.digits(roles.join(' · '))}
        {project && (
          <>
            {' · '}
            <SiteLink to="/our-projects/$slug" params={{ slug: project.slug }}>
              {project.title}
            </SiteLink>
          </>
        )}
      </figcaption>
    </figure>
  )
}
