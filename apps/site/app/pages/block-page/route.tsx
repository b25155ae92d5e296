import { createFileRoute } from '@tanstack/react-router'
import { lateStyles } from '#app/blocks/core/late.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeBlockPage } from '#app/seo/descriptions/block-page.ts'
import { BlockPage } from './block-page.tsx'

export const Route = createFileRoute('/{-$locale}/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  params: {
    /** `/en` is the home page of a language, and no page's name. */
    parse: (named: { slug: string }) =>
      /^(?:ar|en)$/i.test(named.slug) ? (false as never) : named,
  },
  loader: (context) => loadPage('block-page', context),
  head: ({ matches, loaderData }) => {
    const head = describePage(matches, loaderData && describeBlockPage(loaderData))
    return { ...head, links: [...lateStyles(loaderData?.hasLateBlocks), ...(head.links ?? [])] }
  },
  component: BlockPageRoute,
})

function BlockPageRoute() {
  return <BlockPage page={Route.useLoaderData().page} />
}
