import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Page, PageHead, Section } from '#app/ui/core/page.tsx'
import styles from './newsletter-page.module.css'

/** Issues of the newsletter that were sent, the newest first. */
export function NewsletterPage({ words, issues }: PageData<'newsletter'>) {
  const { format } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={readingPaper}>
        <p className={styles.subscribe}>
          <SiteLink to="/blogs" className={arrowLinkClass}>
            {words.subscribe}
          </SiteLink>
        </p>
      </PageHead>
      <Section title={words.issues}>
        <ol className={styles.issues}>
          {issues.map(({ slug, subject, preheader, sentAt }) => (
            <li key={slug}>
              <time dateTime={sentAt}>{format.dateWithHijri(sentAt)}</time>
              <div>
                <h3>
                  <SiteLink to="/newsletter/$slug" params={{ slug }}>
                    {subject}
                  </SiteLink>
                </h3>
                {preheader && <p>{preheader}</p>}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  )
}
