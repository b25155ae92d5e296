import type { WholePost } from '#app/content/shown-post.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { ShareRow } from '#app/ui/share-row.tsx'
import styles from './post-foot.module.css'

/** What follows the last line: its tags, ways to pass it on, and who wrote it. */
export function PostFoot({ post, url }: { post: WholePost; url: string }) {
  const { t } = useWords()
  return (
    <footer className={styles.foot}>
      {post.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('blogs', 'tags')}>
          {post.tags.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink to="/blogs" search={{ tag: slug }} exact rel="tag">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <ShareRow
        url={url}
        title={post.title}
        words={{
          title: t('blogs', 'share'),
          label: t('blogs', 'copyLink'),
          done: t('blogs', 'linkCopied'),
          failed: t('blogs', 'copyFailed'),
        }}
      />
      {post.authors.map((author) => (
        <AuthorBox key={author.slug} author={author} />
      ))}
      <p className={styles.address}>
        <bdi dir="ltr">{decodeURI(url)}</bdi>
      </p>
    </footer>
  )
}

function AuthorBox({ author }: { author: WholePost['authors'][number] }) {
  const { t } = useWords()
  return (
    <aside className={styles.author} aria-label={`${t('blogs', 'by')} ${author.name}`}>
      {author.photo && <Picture image={author.photo} alt="" box="96x96" />}
      <p>
        <span>{t('blogs', 'by')}</span>
        <SiteLink to="/authors/$slug" params={{ slug: author.slug }} rel="author">
          <bdi>{author.name}</bdi>
        </SiteLink>
        {author.title && <span>{author.title}</span>}
      </p>
    </aside>
  )
}
