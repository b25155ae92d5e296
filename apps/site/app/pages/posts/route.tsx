import { createFileRoute } from '@tanstack/react-router'
import { readingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describePosts } from '#app/seo/descriptions/posts.ts'
import { PostsPage } from './posts-page.tsx'

export const Route = createFileRoute('/{-$locale}/blogs')({
  staticData: { layout: 'default', showScrollToTop: true, paper: readingPaper },
  validateSearch: (search) => readQuery('blogs', search),
  loaderDeps: queryDeps('blogs'),
  loader: (context) => loadPage('blogs', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describePosts(loaderData)),
  component: PostsRoute,
})

function PostsRoute() {
  return <PostsPage data={Route.useLoaderData()} />
}
