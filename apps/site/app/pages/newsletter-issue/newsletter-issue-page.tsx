import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { IssueBlock } from './issue-block.tsx'
import styles from './newsletter-issue-page.module.css'

/** An issue as its readers got it: its subject, and its blocks in their order. */
export function NewsletterIssuePage({ words, issue }: PageData<'newsletter-issue'>) {
  const { format } = useWords()
  const { subject, preheader, sentAt, blocks } = issue
  return (
    <Page>
      <PageHead
        title={subject}
        lead={preheader === subject ? undefined : preheader}
        paper={readingPaper}
        crumbs={
          <Crumbs label={words.way}>
            <SiteLink to="/newsletter" exact>
              {words.newsletter}
            </SiteLink>
          </Crumbs>
        }
      >
        <p className={styles.sent}>
          {words.sent} <time dateTime={sentAt}>{format.dateWithHijri(sentAt)}</time>
        </p>
      </PageHead>
      <Section>
        <div className={styles.issue}>
          {blocks.map((block, index) => (
            // Blocks have no identity of their own and never move within an issue.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <IssueBlock key={index} block={block} readOn={words.readOn} />
          ))}
        </div>
      </Section>
    </Page>
  )
}
