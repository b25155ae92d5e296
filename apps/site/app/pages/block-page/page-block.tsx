/** The blocks of an editor's own page: each is shown by what shows it on the pages of the house. */
import { meetingPaper } from '@wajiha/brand/papers'
import type { PageBlock as PageBlockData, PageBlockOf } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { Call } from '#app/blocks/call.tsx'
import { ClientQuote } from '#app/blocks/client-quote.tsx'
import { Numbers } from '#app/blocks/numbers.tsx'
import { PeopleList } from '#app/blocks/people-strip.tsx'
import { ProjectGrid } from '#app/blocks/project-card.tsx'
import { Questions } from '#app/blocks/questions.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Section } from '#app/ui/core/page.tsx'
import { PictureText } from './picture-text.tsx'
import { ServiceList } from './service-list.tsx'
import { TitledPart } from './titled-part.tsx'

type Type = PageBlockData['type']
/** @param joined whether the block before stands on the page's own paper, too, and left room enough. */
type View<Of extends Type> = (block: PageBlockOf<Of>, joined: boolean) => ReactNode

const views: { [Of in Type]: View<Of> } = {
  text: ({ title, body }, joined) => (
    <Section joined={joined}>
      <TitledPart title={title}>
        <RichText blocks={body} />
      </TitledPart>
    </Section>
  ),
  picture: (block, joined) => (
    <Section joined={joined}>
      <PictureText {...block} />
    </Section>
  ),
  points: ({ title, points }, joined) => (
    <Section title={title} joined={joined}>
      <TitledTexts texts={points} />
    </Section>
  ),
  numbers: ({ title, sentence }) => (
    <Section title={title} tone="deep">
      <Numbers sentence={sentence} />
    </Section>
  ),
  people: ({ title, people }, joined) => (
    <Section title={title} joined={joined}>
      <PeopleList people={people} />
    </Section>
  ),
  voices: ({ title, testimonials }) => (
    <Section title={title} quietTitle tone="field" paper={meetingPaper}>
      <Carousel label={title}>
        {testimonials.map((testimonial) => (
          <ClientQuote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Carousel>
    </Section>
  ),
  services: ({ title, services }, joined) => (
    <Section title={title} joined={joined}>
      <ServiceList services={services} />
    </Section>
  ),
  work: ({ title, projects }, joined) => (
    <Section title={title} joined={joined}>
      <ProjectGrid projects={projects} />
    </Section>
  ),
  questions: ({ title, questions }, joined) => (
    <Section joined={joined}>
      <TitledPart title={title}>
        <Questions questions={questions} />
      </TitledPart>
    </Section>
  ),
  call: (block) => <Call {...block} />,
  // A form comes late, as in an article: its script only where it stands.
  form: (block, joined) => (
    <Section joined={joined}>
      <RichText blocks={[block]} />
    </Section>
  ),
}

/** Those that lie on paper of their own. */
const coloured: ReadonlySet<Type> = new Set(['numbers', 'voices', 'call'])

type PageBlockProps = {
  block: PageBlockData
  /** The kind of the block before it; nothing after a dyed head. */
  before: Type | undefined
}

export function PageBlock({ block, before }: PageBlockProps) {
  const view = views[block.type] as (block: PageBlockData, joined: boolean) => ReactNode
  return view(block, before !== undefined && !coloured.has(before))
}
