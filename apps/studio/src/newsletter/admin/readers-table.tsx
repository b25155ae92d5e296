/** How many confirmed subscribers each language has, and what keeps its mail back. */
import type { Language } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Standing } from '../answer-standing.ts'
import styles from './newsletter.module.css'
import { sendingWords as words } from './words.ts'

type Props = { languages: Standing['languages']; language: Language }

export function ReadersTable({ languages, language }: Props) {
  const count = figuresIn(language)
  const size = (bytes: number) =>
    `${count.format(Math.ceil(bytes / 1_000))} ${words.kilobytes[language]}`
  return (
    <>
      <h3>{words.who[language]}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.language[language]}</th>
            <th scope="col">{words.readers[language]}</th>
            <th scope="col">{words.size[language]}</th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ locale, readers, hasWords, bytes, most }) => (
            <tr key={locale}>
              <th scope="row">{words[locale][language]}</th>
              <td>
                {count.format(readers)}
                {!hasWords && <p className={styles.warn}>{words.noWords[language]}</p>}
              </td>
              <td>
                {hasWords && size(bytes)}
                {bytes > most && <p className={styles.warn}>{words.tooLong[language]}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
