import { createFileRoute } from '@tanstack/react-router'
import { PostCard } from '#app/blocks/post-card.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeAuthor } from '#app/seo/descriptions/author.ts'
import { Grid, Page, PageHead, Row } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'

export const Route = createFileRoute('/{-$locale}/authors/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('author', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeAuthor(loaderData)),
  component: AuthorPage,
})

function AuthorPage() {
  const { author } = Route.useLoaderData()
  return (
    <Page>
      <PageHead title={author.name} lead={author.title}>
        {author.photo && <Picture image={author.photo} eager />}
        {author.bio && <p>{author.bio}</p>}
        <Row>
          {author.links.map(({ label, url }) => (
            <li key={url}>
              <ContentLink href={url}>{label}</ContentLink>
            </li>
          ))}
        </Row>
      </PageHead>
      <Grid>
        {author.posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
    </Page>
  )
}
