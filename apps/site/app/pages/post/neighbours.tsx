import type { NamedPost } from '#app/content/shown-post.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import styles from './neighbours.module.css'

type NeighboursProps = { previous?: NamedPost | undefined; next?: NamedPost | undefined }

/** The posts published just before and just after this one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useWords()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t('blogs', 'neighbours')}>
      <Wrap className={styles.pair}>
        {previous && (
          <SiteLink to="/blogs/$slug" params={{ slug: previous.slug }} rel="prev">
            <span>
              <Arrow back /> {t('blogs', 'previousArticle')}
            </span>
            <b>{previous.title}</b>
          </SiteLink>
        )}
        {next && (
          <SiteLink to="/blogs/$slug" params={{ slug: next.slug }} rel="next" data-next="">
            <span>
              {t('blogs', 'nextArticle')} <Arrow />
            </span>
            <b>{next.title}</b>
          </SiteLink>
        )}
      </Wrap>
    </nav>
  )
}
