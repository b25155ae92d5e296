import { locales } from '@wajiha/arabic'
import type { DefaultServerCellComponentProps } from 'payload'
import quiet from '../../../platform/admin/unseen.module.css'
import { languageOf } from '../../../platform/admin/words.ts'
import { isCollectionSlug } from '../../../platform/slugs.ts'
import { type Standing, stateOf } from '../states-of-page.ts'
import { shortWords, languageWords as words } from '../words.ts'
import styles from './languages.module.css'

/** Seen at a glance, and none of them by its colour alone. */
const signs: Record<Standing, string> = { published: '●', changed: '◐', draft: '○', missing: '–' }

type Shown = DefaultServerCellComponentProps
type Cell = Omit<Shown, 'collectionConfig' | 'rowData'> &
  Partial<Pick<Shown, 'collectionConfig' | 'rowData'>>

/** Both languages of a document in a list. */
export async function LanguagesCell({ collectionConfig, rowData, payload, i18n }: Cell) {
  // Payload draws the cell of such a field beside the form as well, where there is no list.
  if (!collectionConfig || !rowData || !isCollectionSlug(payload, collectionConfig.slug))
    return null
  const { slug } = collectionConfig
  const states = await stateOf(payload, slug, String(rowData.id))
  if (!states) return null
  const language = languageOf(i18n)
  return (
    <span className={styles.states}>
      {locales.map((locale) => {
        const said = `${words[locale][language]}: ${words[states[locale]][language]}`
        return (
          <span key={locale} className={styles.state} data-standing={states[locale]} title={said}>
            <span aria-hidden>
              {shortWords[locale][language]} {signs[states[locale]]}
            </span>
            <span className={quiet.unseen}>{said}</span>
          </span>
        )
      })}
      {states.isStale && <span className={styles.stale}>{words.staleList[language]}</span>}
    </span>
  )
}
