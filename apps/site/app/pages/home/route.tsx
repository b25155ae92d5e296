import { createFileRoute } from '@tanstack/react-router'
import { meetingPaper } from '@wajiha/brand/papers'
import { Call } from '#app/blocks/call.tsx'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Numbers } from '#app/blocks/numbers.tsx'
import { PostGrid } from '#app/blocks/post-card.tsx'
import { ProjectGrid } from '#app/blocks/project-card.tsx'
import { ServiceRows } from '#app/blocks/service-rows.tsx'
import { WeekRuler } from '#app/blocks/week-ruler.tsx'
import { loadPage } from '#app/content/load-page.ts'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { GirihBand } from '#app/motif/compass/girih-band.tsx'
import { describePage } from '#app/seo/describe-page.ts'
import { describeHome } from '#app/seo/descriptions/home.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, Section } from '#app/ui/core/page.tsx'
import styles from './home.module.css'
import { HomeHero } from './home-hero.tsx'

export const Route = createFileRoute('/{-$locale}/')({
  staticData: { layout: 'default', showScrollToTop: true },
  loader: (context) => loadPage('home', context),
  head: ({ matches, loaderData }) => describePage(matches, loaderData && describeHome(loaderData)),
  component: HomePage,
})

function HomePage() {
  const { words, services, projects, testimonials, posts } = Route.useLoaderData()
  const { t } = useWords()
  return (
    <Page>
      <HomeHero words={words} />
      <GirihBand {...words.pattern} />
      {services.length > 0 && (
        <Section {...words.services} intro={words.services.text} id="services">
          <ServiceRows services={services} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section
          title={words.work.title}
          joined={services.length > 0}
          id="work"
          more={
            <SiteLink to="/our-projects" className={arrowLinkClass}>
              {t('sections', 'allWork')} <Arrow />
            </SiteLink>
          }
        >
          <ProjectGrid projects={projects} />
        </Section>
      )}
      <Section title={words.process.title} tone="deep" id="process">
        <WeekRuler steps={words.process.steps} />
        <div className={styles.tally}>
          <Numbers sentence={words.numbers.sentence} />
        </div>
      </Section>
      {testimonials.length > 0 && (
        <Section title={words.voices.title} quietTitle tone="field" paper={meetingPaper}>
          <Carousel label={words.voices.title}>
            {testimonials.map((testimonial) => (
              <ClientQuote key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </Section>
      )}
      {posts.length > 0 && (
        <Section
          title={words.notebook.title}
          more={
            <SiteLink to="/blogs" className={arrowLinkClass}>
              {t('sections', 'allArticles')} <Arrow />
            </SiteLink>
          }
        >
          <PostGrid posts={posts} lead />
        </Section>
      )}
      <Call {...words.call}>
        <SubscribeForm {...words.subscribe} />
      </Call>
    </Page>
  )
}
