import type { PageOf } from '@wajiha/contract'
import { limits } from '@wajiha/contract/limits'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { PageHead } from '#app/ui/page.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import styles from './notebook-head.module.css'

/** The notebook's ruled head, with its search. `q` is what is being searched for. */
export function NotebookHead({ words, q }: { words: PageOf<'blogs'>; q?: string | undefined }) {
  const { t, locale } = useWords()
  return (
    <PageHead
      title={words.title}
      lead={words.lead}
      paper={words.paper ?? 'sama'}
      art={<RuledLines />}
    >
      <div className={styles.search}>
        <SearchField
          action={localisedPath('/blogs', locale)}
          label={t('blogs', 'search')}
          submit={t('blogs', 'search.submit')}
          value={q}
          maxLength={limits.searchCharacters}
        />
      </div>
    </PageHead>
  )
}

/** Thirty-six units from line to line; one of them is written on. */
const lines = Array.from({ length: 14 }, (_, index) => 2 + index * 36)

function RuledLines() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <linearGradient id="ruled" gradientUnits="userSpaceOnUse" x1="0" x2="300">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="1" stopColor="currentColor" stopOpacity=".5" />
      </linearGradient>
      <path fill="url(#ruled)" d={lines.map((y) => `M0 ${y}h1600v1H0Z`).join('')} />
      <path d="M1200 218H210" stroke="currentColor" strokeWidth="19" />
      <path className={styles.nuqta} d="m330 138 35 35-35 35-35-35Z" />
    </svg>
  )
}
