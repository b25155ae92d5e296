import { housePaper } from '@wajiha/brand/papers'
import type { Branch, PageOf } from '@wajiha/contract'
import { Numbers } from '#app/blocks/numbers.tsx'
import { BranchCards } from '#app/blocks/offices/branch-card.tsx'
import { PeopleList } from '#app/blocks/people-strip.tsx'
import { TitledTexts } from '#app/blocks/titled-texts.tsx'
import { Timeline } from '#app/blocks/years/timeline.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import styles from './about-page.module.css'
import { Clients } from './clients.tsx'
import { HeadDrawing } from './construction.tsx'
import { Story } from './story.tsx'

type AboutPageProps = { words: PageOf<'about'>; branches: readonly Branch[] }

/** The story of the name, what is agreed on, the people, the years, the clients and the three doors. */
export function AboutPage({ words, branches }: AboutPageProps) {
  const { t } = useWords()
  const { values, team, timeline, clients, numbers } = words
  return (
    <Page>
      <PageHead
        title={words.title}
        lead={words.lead}
        paper={words.paper ?? housePaper}
        art={<HeadDrawing />}
      />
      <Story story={words.story} />
      {values.length > 0 && (
        <Section title={t('about', 'values')} tone="field" paper={housePaper}>
          <TitledTexts texts={values} />
        </Section>
      )}
      {team.people.length > 0 && (
        <Section title={team.title}>
          <PeopleList people={team.people} />
        </Section>
      )}
      {timeline.length > 0 && (
        <Section title={t('about', 'timeline')} tone="deep">
          <Timeline moments={timeline} />
          <div className={styles.numbers}>
            <Numbers sentence={numbers.sentence} />
          </div>
        </Section>
      )}
      {clients.names.length > 0 && (
        <Section title={clients.title}>
          <Clients names={clients.names} />
        </Section>
      )}
      {branches.length > 0 && (
        <Section title={t('sections', 'branches')} joined={clients.names.length > 0}>
          <BranchCards branches={branches} />
        </Section>
      )}
    </Page>
  )
}
