import type { SeriesPlace } from '@wajiha/contract'
import type { WholePost } from '#app/content/shown-post.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Headline } from '#app/ui/core/headline.tsx'
import { Nuqta } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import styles from './post-head.module.css'

/** The title, who wrote it and when. */
export function PostHead({ post }: { post: WholePost }) {
  const { t } = useWords()
  const [topic] = post.categories
  return (
    <header className={styles.head}>
      <Wrap>
        <Crumbs label={t('blogs', 'way')}>
          <SiteLink to="/blogs" exact>
            {t('blogs', 'notebook')}
          </SiteLink>
          {topic?.parent && (
            <SiteLink to="/blogs" search={{ category: topic.parent.slug }} exact>
              {topic.parent.name}
            </SiteLink>
          )}
          {topic && (
            <SiteLink to="/blogs" search={{ category: topic.slug }} exact>
              {topic.name}
            </SiteLink>
          )}
        </Crumbs>
        <Headline text={post.title} />
        {post.series && <SeriesLine series={post.series} />}
        <div className={styles.facts}>
          {post.authors.map((author) => (
            <Author key={author.slug} author={author} />
          ))}
          <Dates post={post} />
        </div>
      </Wrap>
    </header>
  )
}

/** Which part of which series this is. */
function SeriesLine({ series }: { series: SeriesPlace }) {
  const { t, format } = useWords()
  const [part, parts] = [format.number(series.part), format.number(series.parts.length)]
  return (
    <p className={styles.series}>
      <Nuqta />
      <SiteLink to="/blogs" search={{ series: series.slug }} exact>
        {series.name}
      </SiteLink>
      <span>{t('blogs', 'series.place', { part, parts })}</span>
    </p>
  )
}

function Author({ author }: { author: WholePost['authors'][number] }) {
  return (
    <div className={styles.author}>
      {author.photo && <Picture image={author.photo} alt="" box="96x96" eager />}
      <p>
        <SiteLink to="/authors/$slug" params={{ slug: author.slug }} rel="author">
          <bdi>{author.name}</bdi>
        </SiteLink>
        {author.title && <small>{author.title}</small>}
      </p>
    </div>
  )
}

function Dates({ post: { publishedAt, updatedTextAt, readingMinutes } }: { post: WholePost }) {
  const { t, count, format } = useWords()
  return (
    <p className={styles.dates}>
      <time dateTime={publishedAt}>{format.dateWithHijri(publishedAt)}</time>
      {updatedTextAt && (
        <span>
          {t('blogs', 'updated')} <time dateTime={updatedTextAt}>{format.date(updatedTextAt)}</time>
        </span>
      )}
      <span>{count('blogs', 'minutes', readingMinutes)}</span>
    </p>
  )
}
