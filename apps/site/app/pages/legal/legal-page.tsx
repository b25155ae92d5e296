import type { BlockOf, PageOf } from '@wajiha/contract'
import { Inlines } from '#app/blocks/inlines.tsx'
import { LongRead } from '#app/blocks/long-read.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Voiced } from '#app/locale/voiced.tsx'
import { Page, PageHead } from '#app/ui/core/page.tsx'
import styles from './legal-page.module.css'

type LegalWords = PageOf<'privacy-policy'> | PageOf<'terms-and-conditions'>

/** A legal text with the version and the day from which it holds. The short version, where it begins with one, opens it. */
export function LegalPage({ words }: { words: LegalWords }) {
  const { t } = useWords()
  const [first, ...rest] = words.body
  const short = first?.type === 'callout' && first.title ? first : undefined
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} paper={words.paper}>
        {short && <Short title={short.title}>{short.children}</Short>}
        <Validity words={words} />
      </PageHead>
      <div className={styles.text}>
        <LongRead body={short ? rest : words.body} contents={t(words.key, 'contents')} />
      </div>
    </Page>
  )
}

type ShortProps = { title: string | undefined; children: BlockOf<'callout'>['children'] }

/** What the whole says, in a few large lines. */
function Short({ title = '', children }: ShortProps) {
  return (
    <section className={styles.short} aria-label={title}>
      <p>
        <Voiced text={title} />
      </p>
      <p>
        <Inlines nodes={children} />
      </p>
    </section>
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
