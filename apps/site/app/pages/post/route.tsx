import { createFileRoute, rootRouteId, useLoaderData } from '@tanstack/react-router'
import { lateStyles } from '#app/blocks/core/late.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describePost } from '#app/seo/descriptions/post.ts'
import { penLinks } from '#app/seo/site-head.ts'
import { PostPage } from './post-page.tsx'

export const Route = createFileRoute('/{-$locale}/blogs/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('blog', context),
  head: ({ matches, loaderData, params }) => {
    const head = describePage(matches, loaderData && describePost(loaderData))
    const letters = penLinks(params.locale ?? 'ar', loaderData?.post.body ?? [])
    const ahead = [...letters, ...lateStyles(loaderData?.hasBlocks)]
    return { ...head, links: [...ahead, ...(head.links ?? [])] }
  },
  component: PostRoute,
})

function PostRoute() {
  const { post } = Route.useLoaderData()
  const { origin } = useLoaderData({ from: rootRouteId })
  const { locale } = useWords()
  const url = new URL(localisedPath(`/blogs/${post.slug}`, locale), origin).href
  return <PostPage post={post} url={url} />
}
