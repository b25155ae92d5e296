'use client'
import { type FormEvent, useState } from 'react'
import styles from '../../platform/admin/figures.module.css'
import { FileChoice } from '../../platform/admin/file-choice.tsx'
import { figuresIn } from '../../platform/i18n/figures.ts'

type Outcome =
  | { kind: 'written'; words: string }
  | { kind: 'refused'; errors: { line?: number; message: string }[]; more: number }

type Words = Record<'file' | 'hint' | 'send' | 'line' | 'more' | 'refused' | 'failed', string> & {
  /** `{added}`, `{changed}` and `{same}` stand for numbers. */
  written: string
}

/** A table of costs: chosen, sent, and answered in place. */
export function CostsForm({ words, language }: { words: Words; language: 'ar' | 'en' }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [isSending, setSending] = useState(false)
  const figures = figuresIn(language)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const body = new FormData(event.currentTarget)
    setOutcome(await deliver(body).catch(() => failure(words.failed)))
    setSending(false)
  }

  async function deliver(body: FormData): Promise<Outcome> {
    const answer = await fetch('/api/link-kit/costs', { method: 'POST', body })
    const told = await answer.json()
    if (!answer.ok)
      return { kind: 'refused', errors: told.errors, more: told.count - told.errors.length }
    const fill = (_: string, name: string) => figures.format(told[name])
    return { kind: 'written', words: words.written.replace(/\{(\w+)\}/g, fill) }
  }

  return (
    <form method="post" onSubmit={(event) => void send(event)} className={styles.kit}>
      <label className={styles.content} htmlFor="costs-file">
        {words.file}
        <FileChoice
          id="costs-file"
          name="file"
          accept=".csv,.txt,.tsv,text/csv"
          required
          language={language}
        />
      </label>
      <p className={styles.lead}>{words.hint}</p>
      <button type="submit" aria-busy={isSending}>
        {words.send}
      </button>
      <div role="status">
        {outcome?.kind === 'written' && <p>{outcome.words}</p>}
        {outcome?.kind === 'refused' && (
          <>
            <p>{words.refused}</p>
            <ul className={styles.wrong}>
              {outcome.errors.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {line && <strong>{words.line.replace('{line}', figures.format(line))}</strong>}{' '}
                  {message}
                </li>
              ))}
            </ul>
            {outcome.more > 0 && (
              <p>{words.more.replace('{count}', figures.format(outcome.more))}</p>
            )}
          </>
        )}
      </div>
    </form>
  )
}

const failure = (message: string): Outcome => ({ kind: 'refused', errors: [{ message }], more: 0 })
