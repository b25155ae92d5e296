import { createFileRoute } from '@tanstack/react-router'
import { PostCard } from '#app/blocks/post-card.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { readQuery } from '#app/locale/read-query.ts'
import { SiteLink } from '#app/locale/site-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeBlogs } from '#app/seo/descriptions/blogs.ts'
import { Grid, Page, PageHead, Row } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/blogs')({
  staticData: { layout: 'default', showScrollToTop: true },
  validateSearch: (search) => readQuery('blogs', search),
  loaderDeps: ({ search }) => search,
  loader: (context) => loadPage('blogs', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeBlogs(loaderData)),
  component: BlogsPage,
})

function BlogsPage() {
  const { words, posts, meta } = Route.useLoaderData()
  const { count } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <Categories />
      <p>{count('blogs', 'count', meta.total)}</p>
      {posts.length === 0 && <p>{words.emptyText}</p>}
      <Grid>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
      <Pager />
    </Page>
  )
}

function Categories() {
  const { categories, category } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <nav aria-label={t('blogs', 'categories')}>
      <Row>
        <li>
          <SiteLink to="/blogs" aria-current={category ? undefined : 'page'}>
            {t('blogs', 'all')}
          </SiteLink>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <SiteLink
              to="/blogs"
              search={{ category: slug }}
              aria-current={category === slug ? 'page' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </Row>
    </nav>
  )
}

function Pager() {
  const { meta, category, tag } = Route.useLoaderData()
  const { t } = useWords()
  if (meta.pages < 2) return null
  const to = (page: number) => ({ category, tag, page: page > 1 ? String(page) : undefined })
  return (
    <nav aria-label={t('general', 'pagination')}>
      <Row>
        {meta.page > 1 && (
          <li>
            <SiteLink to="/blogs" search={to(meta.page - 1)} rel="prev">
              {t('general', 'previous')}
            </SiteLink>
          </li>
        )}
        <li>{t('general', 'pageNumber', { page: meta.page, pages: meta.pages })}</li>
        {meta.page < meta.pages && (
          <li>
            <SiteLink to="/blogs" search={to(meta.page + 1)} rel="next">
              {t('general', 'next')}
            </SiteLink>
          </li>
        )}
      </Row>
    </nav>
  )
}
