import { createFileRoute } from '@tanstack/react-router'
import type { PageOf } from '@wajiha/contract'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Numbers } from '#app/blocks/numbers.tsx'
import { PostCard } from '#app/blocks/post-card.tsx'
import { ProcessSteps } from '#app/blocks/process-steps.tsx'
import { ProjectCard } from '#app/blocks/project-card.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { samePath } from '#app/seo/paths-of.ts'
import { Grid, Page, PageHead, Row, Section } from '#app/ui/page.tsx'

export const Route = createFileRoute('/{-$locale}/')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('home', context),
  head: ({ matches, loaderData }) =>
    describePage(
      matches,
      loaderData && {
        ...loaderData.words,
        description: loaderData.words.lead,
        paths: samePath('/', loaderData.words.languages),
      },
    ),
  component: HomePage,
})

function HomePage() {
  const { words, services, projects, testimonials, posts } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <Hero words={words} />
      <Section title={words.services.title}>
        <Grid>
          {services.map((service) => (
            <li key={service.key}>
              <h3>
                <SiteLink to={`/${service.key}`}>{service.name}</SiteLink>
              </h3>
              <p>{service.summary}</p>
              <ul>
                {service.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </Grid>
      </Section>
      <Section title={words.work.title}>
        <Grid>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </Grid>
        <p>
          <SiteLink to="/our-projects">{t('sections', 'allWork')}</SiteLink>
        </p>
      </Section>
      <Section title={words.process.title}>
        <ProcessSteps steps={words.process.steps} />
        <Numbers {...words.numbers} />
      </Section>
      <Section title={words.voices.title}>
        {testimonials.map((testimonial) => (
          <ClientQuote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Section>
      <Section title={words.notebook.title}>
        <Grid>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </Grid>
        <p>
          <SiteLink to="/blogs">{t('sections', 'allArticles')}</SiteLink>
        </p>
      </Section>
      <Section title={words.call.title}>
        <p>{words.call.text}</p>
        <ContentLink href={words.call.action.href}>{words.call.action.label}</ContentLink>
      </Section>
    </Page>
  )
}

/** The inscription. `|` marks where its kashida opens; the plain text is what is read out. */
function Hero({ words }: { words: PageOf<'home'> }) {
  return (
    <PageHead
      title={words.hero.lines.map(({ text }) => text.replaceAll('|', '')).join(' ')}
      lead={words.lead}
    >
      <Row>
        {words.hero.actions.map(({ label, href }) => (
          <li key={href}>
            <ContentLink href={href}>{label}</ContentLink>
          </li>
        ))}
      </Row>
    </PageHead>
  )
}
