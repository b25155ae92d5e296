import { createFileRoute } from '@tanstack/react-router'
import type { PostCard as PostCardData } from '@wajiha/contract'
import { PostCard, PostFacts } from '#app/blocks/post-card.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeBlog } from '#app/seo/descriptions/blog.ts'
import { Grid, Page, PageHead, Section } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'

export const Route = createFileRoute('/{-$locale}/blogs/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('blog', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeBlog(loaderData)),
  component: BlogPage,
})

function BlogPage() {
  const { post } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <article>
        <PageHead title={post.title} lead={post.excerpt}>
          <p>
            {t('blogs', 'by')} {post.authors.map(({ name }) => name).join(' · ')}
          </p>
          <PostFacts post={post} />
        </PageHead>
        {post.cover && <Picture image={post.cover} eager />}
        <RichText blocks={post.body} />
      </article>
      <nav>
        {post.previous && <Neighbour label={t('blogs', 'previousArticle')} post={post.previous} />}
        {post.next && <Neighbour label={t('blogs', 'nextArticle')} post={post.next} />}
      </nav>
      {post.related.length > 0 && (
        <Section title={t('blogs', 'related')}>
          <Grid>
            {post.related.map((related) => (
              <li key={related.id}>
                <PostCard post={related} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  )
}

function Neighbour({ label, post }: { label: string; post: PostCardData }) {
  return (
    <p>
      {label}:{' '}
      <SiteLink to="/blogs/$slug" params={{ slug: post.slug }}>
        {post.title}
      </SiteLink>
    </p>
  )
}
