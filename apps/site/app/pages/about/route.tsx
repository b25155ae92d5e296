import { createFileRoute } from '@tanstack/react-router'
import { housePaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeAbout } from '#app/seo/descriptions/about.ts'
import { AboutPage } from './about-page.tsx'

export const Route = createFileRoute('/{-$locale}/about')({
  staticData: { layout: 'default', showScrollToTop: true, paper: housePaper },
  loader: (context) => loadPage('about', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeAbout(loaderData)),
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutPage {...Route.useLoaderData()} />
}
