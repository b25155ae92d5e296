import { createFileRoute } from '@tanstack/react-router'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Figure } from '#app/blocks/figure.tsx'
import { Metrics } from '#app/blocks/metrics.tsx'
import { ProjectCard } from '#app/blocks/project-card.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeProject } from '#app/seo/descriptions/project.ts'
import { Page, PageHead, Section } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ProjectFacts } from './project-facts.tsx'

export const Route = createFileRoute('/{-$locale}/our-projects/$slug')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('project', context),
  head: ({ matches, loaderData }) =>
    describePage(matches, loaderData && describeProject(loaderData)),
  component: ProjectPage,
})

function ProjectPage() {
  const { project } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <article>
        <PageHead title={project.title} lead={project.summary}>
          <ProjectFacts project={project} />
        </PageHead>
        <Picture image={project.cover} eager />
        <Section title={t('our-projects', 'challenge')}>
          <RichText blocks={project.challenge} />
        </Section>
        <Section title={t('our-projects', 'approach')}>
          <RichText blocks={project.approach} />
        </Section>
        <Section title={t('our-projects', 'result')}>
          <RichText blocks={project.result} />
          <Metrics metrics={project.metrics} />
        </Section>
        {project.gallery.length > 0 && (
          <Section title={t('our-projects', 'gallery')}>
            {project.gallery.map(({ image, caption }) => (
              <Figure key={image.url} type="image" image={image} caption={caption} />
            ))}
          </Section>
        )}
        {project.testimonials.map((testimonial) => (
          <ClientQuote key={testimonial.id} testimonial={testimonial} />
        ))}
      </article>
      {project.next && (
        <Section title={t('our-projects', 'nextProject')}>
          <ProjectCard project={project.next} />
        </Section>
      )}
    </Page>
  )
}
