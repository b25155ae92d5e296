import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeAuthor } from '#app/seo/descriptions/author.ts'
import { AuthorPage } from './author-page.tsx'

export const Route = createFileRoute('/{-$locale}/authors/$slug')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  loader: (context) => loadPage('author', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeAuthor(loaderData)),
  component: AuthorRoute,
})

function AuthorRoute() {
  return <AuthorPage author={Route.useLoaderData().author} />
}
