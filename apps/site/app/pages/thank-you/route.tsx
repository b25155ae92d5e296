import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { guardThankYou } from './guard.ts'
import { ThankYouPage } from './thank-you-page.tsx'

export const Route = createFileRoute('/{-$locale}/thank-you')({
  staticData: { layout: 'no-footer', showScrollToTop: true },
  beforeLoad: guardThankYou,
  loader: (context) => loadPage('thank-you', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        paths: samePath('/thank-you', loaderData.words.languages),
        noindex: true,
      },
    ),
  component: ThankYou,
})

function ThankYou() {
  return <ThankYouPage words={Route.useLoaderData().words} />
}
