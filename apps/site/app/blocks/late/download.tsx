import type { BlockOf } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './download.module.css'
import './words.ts'

/** A file to take home: what it is, of what kind and how large, before anybody presses. */
export function Download({ title, note, file }: BlockOf<'download'>) {
  return (
    <p className={styles.download}>
      <a href={file.url} download={`${title}.${file.kind}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2v15M5 10l7 7 7-7M2 22h20" />
        </svg>
        <span className={styles.words}>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </span>
        <span className={styles.facts}>
          <bdi dir="ltr" lang="en">
            {file.kind.toUpperCase()}
          </bdi>{' '}
          {useSize(file.bytes)}
        </span>
      </a>
    </p>
  )
}

/** `٩٤ كيلوبايت`, and from a million bytes on `١٫٢ ميغابايت`. */
function useSize(bytes: number): string {
  const { t, format } = useWords()
  if (bytes >= 1_000_000)
    return t('blogs', 'megabytes', { size: format.number(bytes / 1_000_000, { decimals: 1 }) })
  return t('blogs', 'kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) })
}
