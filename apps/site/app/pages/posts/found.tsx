import { isolate } from '@wajiha/arabic'
import type { SearchHit } from '@wajiha/contract'
import { servicePath } from '@wajiha/contract/service-path'
import { PostGrid } from '#app/blocks/post-card.tsx'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { MarkedText } from '#app/ui/marked-text.tsx'
import styles from './found.module.css'
import type { PostsData } from './posts-page.tsx'

type Search = NonNullable<PostsData['search']>

/** What a search found: posts first, the rest of the site beside them. */
export function Found({ search }: { search: Search }) {
  const { t, count } = useWords()
  const { posts, others } = search
  const total = posts.length + others.length
  if (total === 0) return <NothingFound search={search} />
  return (
    <Wrap className={styles.found}>
      <header className={styles.head}>
        <h2>{t('blogs', 'search.results', { q: isolate(search.q) })}</h2>
        <p role="status">
          {count('blogs', 'search.count', total)}
          {search.isPart && `. ${t('blogs', 'search.nearest')}`}
        </p>
        <Meant search={search} />
        <WayOut />
      </header>
      {posts.length > 0 && <Hits title={t('blogs', 'articles')} hits={posts} />}
      {others.length > 0 && <Hits title={t('blogs', 'search.others')} hits={others} withKind />}
    </Wrap>
  )
}

function NothingFound({ search }: { search: Search }) {
  const { t } = useWords()
  return (
    <Wrap className={styles.found}>
      <header className={styles.head}>
        <h2>{t('blogs', 'search.nothing', { q: isolate(search.q) })}</h2>
        <Meant search={search} />
        <p role="status">{t('blogs', 'search.nothingText')}</p>
        <WayOut />
      </header>
      {search.newest.length > 0 && (
        <section className={styles.newest}>
          <h2>{t('blogs', 'search.newest')}</h2>
          <PostGrid posts={search.newest} />
        </section>
      )}
    </Wrap>
  )
}

/** «هل تقصد»: what would find something. */
function Meant({ search: { suggestion } }: { search: Search }) {
  const { t } = useWords()
  if (!suggestion) return null
  return (
    <p className={styles.meant}>
      <SiteLink to="/blogs" search={{ q: suggestion }} exact>
        {t('blogs', 'search.meant', { word: isolate(suggestion) })}
      </SiteLink>
    </p>
  )
}

function WayOut() {
  const { t } = useWords()
  return (
    <SiteLink to="/blogs" exact className={arrowLinkClass}>
      {t('blogs', 'allArticles')} <Arrow />
    </SiteLink>
  )
}

type HitsProps = { title: string; hits: readonly SearchHit[]; withKind?: boolean }

function Hits({ title, hits, withKind = false }: HitsProps) {
  const { t } = useWords()
  return (
    <section className={styles.hits} data-size={withKind ? 'small' : undefined}>
      <h3>{title}</h3>
      <ol>
        {hits.map((hit) => (
          <li key={`${hit.kind}-${hit.slug}`}>
            {withKind && <p className={styles.kind}>{t('blogs', `kind.${hit.kind}`)}</p>}
            <h4>
              <ContentLink href={pathOf(hit)}>
                <MarkedText text={hit.title} ranges={hit.titleRanges} />
              </ContentLink>
            </h4>
            <p>
              <MarkedText text={hit.excerpt} ranges={hit.excerptRanges} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const homes = { post: '/blogs', project: '/our-projects', job: '/join-us' } as const

const pathOf = ({ kind, slug }: SearchHit) =>
  kind === 'service' ? servicePath(slug) : `${homes[kind]}/${slug}`
