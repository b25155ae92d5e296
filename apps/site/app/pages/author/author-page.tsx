import { readingPaper } from '@wajiha/brand/papers'
import type { Author } from '@wajiha/contract'
import { PostGrid } from '#app/blocks/post-card.tsx'
import type { PageData } from '#app/content/page-data.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { textLinkClass } from '#app/ui/core/button.ts'
import { Page, Section, Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Pager } from '#app/ui/pager.tsx'
import styles from './author-page.module.css'

/** What they wrote, from which further pages of it are shown. */
const listId = 'written'

/** Someone who writes in the notebook, and what they wrote. */
export function AuthorPage({ author, meta }: PageData<'author'>) {
  const { t, count, format } = useWords()
  return (
    <Page>
      <AuthorHead author={author} />
      {author.posts.length > 0 && (
        <Section title={count('blogs', 'count', meta.total)}>
          <h3 id={listId} tabIndex={-1} className={meta.page > 1 ? undefined : 'visually-hidden'}>
            {meta.page > 1 ? t('blogs', 'page', { page: meta.page }) : t('blogs', 'articles')}
          </h3>
          <PostGrid posts={author.posts} />
          <Pager
            label={t('general', 'pagination')}
            page={meta.page}
            pages={meta.pages}
            words={{
              previous: t('blogs', 'newer'),
              next: t('blogs', 'older'),
              nameOf: (page) => t('blogs', 'page', { page }),
            }}
            figure={format.number}
            link={(page, attributes) => (
              <SiteLink
                to="/authors/$slug"
                params={{ slug: author.slug }}
                search={{ page: page > 1 ? page : undefined }}
                exact
                showFrom={page > 1 ? listId : 'content'}
                {...attributes}
              />
            )}
          />
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
