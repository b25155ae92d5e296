import { createFileRoute } from '@tanstack/react-router'
import { meetingPaper } from '@wajiha/brand/papers'
import { loadPage } from '#app/content/load-page.ts'
import { queryDeps, readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeTestimonials } from '#app/seo/descriptions/testimonials.ts'
import { TestimonialsPage } from './testimonials-page.tsx'

export const Route = createFileRoute('/{-$locale}/testimonials')({
  staticData: { layout: 'default', showScrollToTop: true, paper: meetingPaper },
  validateSearch: (search) => readQuery('testimonials', search),
  loaderDeps: queryDeps('testimonials'),
  loader: (context) => loadPage('testimonials', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeTestimonials(loaderData)),
  component: TestimonialsRoute,
})

function TestimonialsRoute() {
  return <TestimonialsPage {...Route.useLoaderData()} />
}
