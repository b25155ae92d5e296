/** Sends an entry by hand, and reads what the studio says to it. */
import { deskWords, type Language } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { fieldOf, isRecord } from '../../platform/objects.ts'
import { entryWords } from './entry-words.ts'

/** Sentences by the field that they are about. */
export type Wrong = Record<string, string>
type Sent = { id: string; message: string } | { wrong: Wrong; message?: string }

/** Never throws. */
export async function sendEntry(key: string, typed: FormData, language: Language): Promise<Sent> {
  const failed = { wrong: {}, message: deskWords.failed[language] }
  const { isAnswered, ...values } = Object.fromEntries(typed)
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  try {
    const answer = await fetch('/api/leads/by-hand', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...said, key, isAnswered: isAnswered === 'on' }),
    })
    const value: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return told(value, language)
    const fields = fieldOf(value, 'fields')
    return isRecord(fields) ? { wrong: sentencesOf(fields) } : failed
  } catch {
    return failed
  }
}

function told(value: unknown, language: Language): Sent {
  const id = String(fieldOf(value, 'id') ?? '')
  const figures = figuresIn(language, { useGrouping: false })
  const number = figures.format(Number(fieldOf(value, 'number') ?? 0))
  const { known, saved, wroteBefore } = entryWords
  if (fieldOf(value, 'isKnown') === true) return { id, message: known[language] }
  const before = fieldOf(value, 'earlier') ? `. ${wroteBefore[language]}` : ''
  return { id, message: `${saved[language]} ${number}${before}` }
}

const sentencesOf = (fields: Record<string, unknown>): Wrong =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, String(words)]))
