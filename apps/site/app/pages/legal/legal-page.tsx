import type { PageOf } from '@wajiha/contract'
import { RichText } from '#app/blocks/rich-text.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, PageHead } from '#app/ui/page.tsx'

type LegalWords = PageOf<'privacy-policy'> | PageOf<'terms-and-conditions'>

/** A legal text with the version and the day from which it holds. */
export function LegalPage({ words }: { words: LegalWords }) {
  const { t, format } = useWords()
  const date = format.dateWithHijri(words.effectiveDate)
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead}>
        <p>{t(words.key, 'version', { version: format.digits(words.version), date })}</p>
      </PageHead>
      <RichText blocks={words.body} />
    </Page>
  )
}
