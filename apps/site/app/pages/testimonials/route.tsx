import { createFileRoute } from '@tanstack/react-router'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { readQuery } from '#app/locale/read-query.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeTestimonials } from '#app/seo/descriptions/testimonials.ts'
import { Grid, Page, PageHead } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/testimonials')({
  staticData: { layout: 'default', showScrollToTop: true },
  validateSearch: (search) => readQuery('testimonials', search),
  loaderDeps: ({ search }) => search,
  loader: (context) => loadPage('testimonials', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeTestimonials(loaderData)),
  component: TestimonialsPage,
})

function TestimonialsPage() {
  const { words, testimonials } = Route.useLoaderData()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      {testimonials.length === 0 && <p>{words.emptyText}</p>}
      <Grid>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <ClientQuote testimonial={testimonial} />
          </li>
        ))}
      </Grid>
    </Page>
  )
}
