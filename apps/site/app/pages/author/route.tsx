import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeAuthor } from '#app/seo/descriptions/author.ts'
import { AuthorPage } from './author-page.tsx'

export const Route = createFileRoute('/{-$locale}/authors/$slug')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  validateSearch: (search) => readQuery('author', search),
  loaderDeps: queryDeps('author'),
  loader: (context) => loadPage('author', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeAuthor(loaderData)),
  component: AuthorRoute,
})

function AuthorRoute() {
  return <AuthorPage {...Route.useLoaderData()} />
}
