import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { Page, PageHead, Row } from '#app/ui/page.tsx'
import { guardThankYou } from './guard.ts'

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
  component: ThankYouPage,
})

function ThankYouPage() {
  const { words } = Route.useLoaderData()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <ol>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Row>
        {words.actions.map(({ label, href }) => (
          <li key={href}>
            <ContentLink href={href}>{label}</ContentLink>
          </li>
        ))}
      </Row>
    </Page>
  )
}
