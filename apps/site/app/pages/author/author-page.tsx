import { readingPaper } from '@wajiha/brand/papers'
import type { Author } from '@wajiha/contract'
import { PostGrid } from '#app/blocks/post-card.tsx'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { textLinkClass } from '#app/ui/button.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Page, Section, Wrap } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { surfaceClass } from '#app/ui/surface.ts'
import styles from './author-page.module.css'

/** Someone who writes in the notebook, and what they wrote. */
export function AuthorPage({ author }: { author: Author }) {
  const { count } = useWords()
  return (
    <Page>
      <AuthorHead author={author} />
      {author.posts.length > 0 && (
        <Section title={count('blogs', 'count', author.posts.length)}>
          <PostGrid posts={author.posts} />
        </Section>
      )}
    </Page>
  )
}

function AuthorHead({ author: { name, title, bio, photo, links } }: { author: Author }) {
  const { t } = useWords()
  return (
    <header className={`${styles.head} ${surfaceClass('field', readingPaper)}`}>
      <Wrap className={styles.grid}>
        <div className={styles.words}>
          <Crumbs label={t('blogs', 'way')}>
            <SiteLink to="/blogs" exact>
              {t('blogs', 'notebook')}
            </SiteLink>
          </Crumbs>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {title && <p className={styles.title}>{title}</p>}
          {bio && <p className={styles.bio}>{bio}</p>}
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <ContentLink href={url} className={textLinkClass}>
                    <bdi>{label}</bdi>
                  </ContentLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {photo && <Picture className={styles.photo} image={photo} box="320x320" eager />}
      </Wrap>
    </header>
  )
}
