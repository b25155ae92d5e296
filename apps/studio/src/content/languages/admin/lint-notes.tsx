'use client'
import { type ArabicLintFinding, lintArabic } from '@wajiha/arabic'
import { useState } from 'react'
import type { Language } from '../../../platform/admin/words.ts'
import { lintWords, languageWords as words } from '../words.ts'
import styles from './languages.module.css'

type Props = {
  path: string
  value: string
  language: Language
  document: string
  /** Where the text is typed here, and not in an editor of its own. */
  correct?: (text: string) => void
}

const mostShown = 5

/** What the linter finds in an Arabic text, with a correction where there is just one. */
export function LintNotes({ path, value, language, document, correct }: Props) {
  const [dismissed, setDismissed] = useState<readonly string[]>(() => readDismissed(document))
  const kind = /(?:^|\.)(?:title|name)$/.test(path) ? 'title' : 'body'
  const found = onceTold(lintArabic(value, kind))
    .filter((one) => !dismissed.includes(nameOf(path, value, one)))
    .slice(0, mostShown)
  if (found.length === 0) return null
  const dismiss = (finding: ArabicLintFinding) => {
    const all = [...dismissed, nameOf(path, value, finding)]
    setDismissed(all)
    localStorage.setItem(storeOf(document), JSON.stringify(all))
  }
  return (
    <ul className={styles.notes} aria-label={words.notices[language]}>
      {found.map((finding) => {
        const { code, start, end, suggestion } = finding
        const said = `${lintWords[code][language]}: ${value.slice(start, end).trim()}`
        return (
          <li key={`${code} ${start}`} data-code={code}>
            <span>
              {lintWords[code][language]}: <Excerpt value={value} start={start} end={end} />
            </span>
            {correct && suggestion !== undefined && (
              <button
                type="button"
                className={styles.small}
                data-own-words
                aria-label={`${words.correct[language]}: ${said}`}
                onClick={() => correct(value.slice(0, start) + suggestion + value.slice(end))}
              >
                {words.correct[language]}
              </button>
            )}
            <button
              type="button"
              className={styles.small}
              data-own-words
              aria-label={`${words.dismiss[language]}: ${said}`}
              onClick={() => dismiss(finding)}
            >
              {words.dismiss[language]}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A title is said once to be vowelled, however many marks it has. */
const onceTold = (found: readonly ArabicLintFinding[]) =>
  found.filter(
    ({ code }, index) =>
      code !== 'title-with-tashkeel' || found.findIndex((one) => one.code === code) === index,
  )

type ExcerptProps = { value: string; start: number; end: number }
const around = 12

function Excerpt({ value, start, end }: ExcerptProps) {
  const from = Math.max(0, start - around)
  return (
    <q lang="ar" dir="rtl">
      {from > 0 && '…'}
      {value.slice(from, start)}
      <mark>{value.slice(start, end)}</mark>
      {value.slice(end, end + around)}
      {end + around < value.length && '…'}
    </q>
  )
}

/** A finding is the same as long as the words around it are. */
const nameOf = (path: string, value: string, { code, start, end }: ArabicLintFinding) =>
  `${path} ${code} ${value.slice(Math.max(0, start - around), end + around)}`

const storeOf = (document: string) => `wajiha dismissed ${document}`

/** Kept with the browser: what one person finds right, another may still want to see. */
function readDismissed(document: string): string[] {
  if (typeof localStorage === 'undefined') return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storeOf(document)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
