import { meetingPaper } from '@wajiha/brand/papers'
import type { Branch, PageOf } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { BranchCards } from '#app/blocks/offices/branch-card.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { DirectLines } from '#app/shell/direct-lines.tsx'
import { Page, PageHead, Section, Wrap } from '#app/ui/core/page.tsx'
import styles from './contact-page.module.css'
import { ThreePoints } from './three-points.tsx'

type ContactPageProps = { words: PageOf<'contact'>; branches: Branch[]; form: ReactNode }

/** The form and the shorter ways beside it, what happens next, and the doors of the cities. */
export function ContactPage({ words, branches, form }: ContactPageProps) {
  const { t } = useWords()
  return (
    <Page>
      <PageHead
        title={words.title}
        lead={words.lead}
        paper={words.paper ?? meetingPaper}
        art={<ThreePoints />}
      />
      <Wrap className={styles.contact}>
        <section>
          <h2 className="visually-hidden">{words.formTitle}</h2>
          {form}
        </section>
        <aside className={styles.aside}>
          <DirectLines title={t('forms', 'directLines')} />
          <section>
            <h2>{t('forms', 'whatHappensNext')}</h2>
            <ol className={styles.next}>
              {words.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </aside>
      </Wrap>
      {branches.length > 0 && (
        <Section title={words.branchesTitle} joined>
          <BranchCards branches={branches} />
        </Section>
      )}
    </Page>
  )
}
