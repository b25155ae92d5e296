import type { PageOf } from '@wajiha/contract'
import { LongRead } from '#app/blocks/long-read.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, PageHead } from '#app/ui/core/page.tsx'
import styles from './legal-page.module.css'

type LegalWords = PageOf<'privacy-policy'> | PageOf<'terms-and-conditions'>

/** A legal text with the version and the day from which it holds. */
export function LegalPage({ words }: { words: LegalWords }) {
  const { t } = useWords()
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={words.paper}>
        <Validity words={words} />
      </PageHead>
      <div className={styles.text}>
        <LongRead body={words.body} contents={t(words.key, 'contents')} />
      </div>
    </Page>
  )
}

function Validity({ words: { key, version, effectiveDate } }: { words: LegalWords }) {
  const { t, format } = useWords()
  return (
    <dl className={styles.validity}>
      <div>
        <dt>{t(key, 'version')}</dt>
        <dd>
          <code dir="ltr">{version}</code>
        </dd>
      </div>
      <div>
        <dt>{t(key, 'effectiveFrom')}</dt>
        <dd>
          <time dateTime={effectiveDate}>{format.dateWithHijri(effectiveDate)}</time>
        </dd>
      </div>
    </dl>
  )
}
