/** Below a template: what may stand in it, and the mail in both languages side by side. */
import type { UIFieldServerProps } from 'payload'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { placeholdersOf } from '../placeholders.ts'
import type { TemplateKey } from '../template-keys.ts'
import { mailWords } from './words.ts'

type Shown = { id?: string; key?: TemplateKey; updatedAt?: string }

export function TemplatePreview({ data, i18n }: UIFieldServerProps) {
  const { id, key, updatedAt }: Shown = data
  if (!id || !key) return null
  const language = languageOf(i18n)
  const frame = (locale: 'ar' | 'en', words: string) => (
    <figure>
      <figcaption>{words}</figcaption>
      <iframe
        className={styles.frame}
        // Another moment is another address, so that what was saved just now is shown.
        src={`/api/mail-templates/${id}/preview?in=${locale}&at=${encodeURIComponent(updatedAt ?? '')}`}
        title={words}
        sandbox=""
      />
    </figure>
  )
  return (
    <div>
      <h4>{mailWords.placeholders[language]}</h4>
      <ul className={styles.list}>
        {Object.entries(placeholdersOf(key)).map(([name, { label }]) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {label[language]}
          </li>
        ))}
      </ul>
      <h4>{mailWords.saved[language]}</h4>
      <div className={styles.pair}>
        {frame('ar', mailWords.arabic[language])}
        {frame('en', mailWords.english[language])}
      </div>
    </div>
  )
}
