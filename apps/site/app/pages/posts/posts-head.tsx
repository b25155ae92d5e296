import { readingPaper } from '@wajiha/brand/papers'
import { limits } from '@wajiha/contract/limits'
import { narrowedTo } from '#app/content/narrowed-to.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { localisedPath } from '#app/locale/paths.ts'
import { SiteLink } from '#app/locale/site-link.tsx'
import { PageHead } from '#app/ui/core/page.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import styles from './posts-head.module.css'
import type { PostsData } from './posts-page.tsx'

/** The notebook's ruled head, under the name of what is listed, with its search. */
export function PostsHead({ data }: { data: PostsData }) {
  const { t, locale } = useWords()
  const { words, search, tag } = data
  const narrowed = narrowedTo(data)
  const title = narrowed === tag && tag ? t('blogs', 'tagged', { tag: tag.name }) : narrowed?.name
  return (
    <PageHead
      title={title ?? words.title}
      lead={narrowed ? narrowed.description : words.lead}
      crumbs={narrowed && <WayBack />}
      paper={words.paper ?? readingPaper}
      art={<RuledLines isWritten={!narrowed} />}
    >
      <div className={styles.search}>
        <SearchField
          action={localisedPath('/blogs', locale)}
          label={t('blogs', 'search')}
          submit={t('blogs', 'search.submit')}
          value={search?.q}
          maxLength={limits.searchCharacters}
        />
      </div>
    </PageHead>
  )
}

/** From a part of the notebook to the whole. */
function WayBack() {
  const { t } = useWords()
  return (
    <Crumbs label={t('blogs', 'way')}>
      <SiteLink to="/blogs" exact>
        {t('blogs', 'notebook')}
      </SiteLink>
    </Crumbs>
  )
}

/** Thirty-six units from line to line; in the whole notebook one of them is written on. */
const lines = Array.from({ length: 14 }, (_, index) => 2 + index * 36)

/** A part's own name may be long, and needs the room of the written line. */
function RuledLines({ isWritten }: { isWritten: boolean }) {
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
      {isWritten && (
        <>
          <path d="M1200 218H210" stroke="currentColor" strokeWidth="19" />
          <path className={styles.nuqta} d="m330 138 35 35-35 35-35-35Z" />
        </>
      )}
    </svg>
  )
}
