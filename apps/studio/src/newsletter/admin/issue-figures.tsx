/** What became of an issue, number by number. */
import { entriesOf } from '@wajiha/contract/records'
import type { Language } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { IssueFigures } from '../sending/figures.ts'
import styles from './newsletter.module.css'
import { figureWords } from './words.ts'

type Props = { figures: IssueFigures; language: Language }

export function IssueFiguresList({ figures, language }: Props) {
  const count = figuresIn(language)
  return (
    <dl className={styles.figures}>
      {entriesOf(figureWords)
        // Files are written only where there is no server.
        .filter(([name]) => name !== 'written' || figures.written > 0)
        .map(([name, words]) => (
          <div key={name}>
            <dt>{words[language]}</dt>
            <dd>{count.format(figures[name])}</dd>
          </div>
        ))}
    </dl>
  )
}
