import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeBlogs } from '#app/seo/descriptions/blogs.ts'
import { PostsPage } from './posts-page.tsx'

export const Route = createFileRoute('/{-$locale}/blogs')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  validateSearch: (search) => readQuery('blogs', search),
  loaderDeps: queryDeps('blogs'),
  loader: (context) => loadPage('blogs', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeBlogs(loaderData)),
  component: BlogsRoute,
})

function BlogsRoute() {
  return <PostsPage data={Route.useLoaderData()} />
}
