import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#app/content/load-page.ts'
import { describePage } from '#app/seo/describe-page.ts'
import { describeCard } from '#app/seo/descriptions/card.ts'
import { LeftCard } from './left-card.tsx'
import { PersonCard } from './person-card.tsx'

export const Route = createFileRoute('/{-$locale}/card/$id')({
  staticData: { layout: 'card-layout', showScrollToTop: false, staysAsleep: true },
  loader: (context) => loadPage('card', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeCard(loaderData)),
  component: CardPage,
})

function CardPage() {
  const { card } = Route.useLoaderData()
  return card.state === 'active' ? <PersonCard card={card} /> : <LeftCard card={card} />
}
