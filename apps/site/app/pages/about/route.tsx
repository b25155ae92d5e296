import { createFileRoute } from '@tanstack/react-router'
import type { PageOf } from '@wajiha/contract'
import { Numbers } from '#app/blocks/numbers.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeAbout } from '#app/seo/descriptions/about.ts'
import { Grid, Page, PageHead, Row, Section } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'

export const Route = createFileRoute('/{-$locale}/about')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('about', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeAbout(loaderData)),
  component: AboutPage,
})

function AboutPage() {
  const { words } = Route.useLoaderData()
  const { t, format } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={t('about', 'story')}>
        <RichText blocks={words.story} />
      </Section>
      <Section title={t('about', 'values')}>
        <TitledTexts texts={words.values} />
      </Section>
      <Section title={words.team.title}>
        <Grid>
          {words.team.people.map((person) => (
            <li key={person.name}>
              <Person {...person} />
            </li>
          ))}
        </Grid>
        <Numbers {...words.numbers} />
      </Section>
      <Section title={words.clients.title}>
        <Row>
          {words.clients.names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Row>
      </Section>
      <Section title={t('about', 'timeline')}>
        <ol>
          {words.timeline.map(({ year, title, text }) => (
            <li key={`${year}${title}`}>
              <h3>
                {format.digits(String(year))} · {title}
              </h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  )
}

function Person({ name, role, photo, card }: PageOf<'about'>['team']['people'][number]) {
  return (
    <article>
      {photo && <Picture image={photo} />}
      <h3>
        {card ? (
          <SiteLink to="/card/$id" params={{ id: card }}>
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </h3>
      <p>{role}</p>
    </article>
  )
}
