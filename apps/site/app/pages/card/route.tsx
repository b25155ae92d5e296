import { createFileRoute } from '@tanstack/react-router'
import { directionOf } from '@wajiha/arabic'
import type { FaceText } from '@wajiha/contract'
import { loadPage } from '#app/content/load-page.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeCard } from '#app/seo/descriptions/card.ts'
import { Page } from '#app/ui/page.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { Picture } from '#app/ui/picture.tsx'

export const Route = createFileRoute('/{-$locale}/card/$id')({
  staticData: { layout: 'card-layout', showScrollToTop: false },
  loader: (context) => loadPage('card', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeCard(loaderData)),
  component: CardPage,
})

function CardPage() {
  const { card } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <article className="h-card">
        {card.photo && <Picture image={card.photo} eager />}
        <h1 className="p-name">
          <Face text={card.name.full} />
        </h1>
        <p className="p-job-title">
          <Face text={card.jobTitle} />
        </p>
        <p className="p-org">
          <Face text={card.company} />
        </p>
        {card.bio && (
          <p className="p-note">
            <Face text={card.bio} />
          </p>
        )}
        <ul>
          {card.phones.map(({ e164, whatsapp }) => (
            <li key={e164}>
              <Phone e164={e164} />
              {whatsapp && (
                <>
                  {' · '}
                  <a href={`https://wa.me/${e164.slice(1)}`} rel="noopener noreferrer">
                    {t('general', 'whatsapp')}
                  </a>
                </>
              )}
            </li>
          ))}
          {card.emails.map((email) => (
            <li key={email}>
              <a className="u-email" href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </li>
          ))}
          {card.urls.map(({ href, label }) => (
            <li key={href}>
              <ContentLink href={href}>{label}</ContentLink>
            </li>
          ))}
        </ul>
        {card.branch && <p className="p-adr">{card.branch.address}</p>}
      </article>
      <LanguageSwitch />
    </Page>
  )
}

/** A value that fell back to the other language carries that language, and only it. */
function Face({ text }: { text: FaceText }) {
  const { locale } = useWords()
  if (text.locale === locale) return text.text
  return (
    <span lang={text.locale} dir={directionOf(text.locale)}>
      {text.text}
    </span>
  )
}
