'use client'
/** A lead entered by hand, by the keyboard alone if one likes: name first, Ctrl and Enter at the end. */
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { AskBeforeLoss } from '../../platform/admin/ask-before-loss.tsx'
import office from '../../platform/admin/office.module.css'
import type { Language } from '../../platform/admin/words.ts'
import { consentBases, entryWays } from '../by-hand/ways.ts'
import { ChatReference, type KnownChat } from './chat-reference.tsx'
import styles from './desk.module.css'
import { EntryField } from './entry-field.tsx'
import { entryWords as words } from './entry-words.ts'
import { sendEntry, type Wrong } from './send-entry.ts'

export type Choice = { value: string; label: string }
export type Choices = Record<'services' | 'branches' | 'channels' | 'campaigns', Choice[]>
type Props = { language: Language; choices: Choices }

const says = (language: Language, table: Record<string, { ar: string; en: string }>): Choice[] =>
  Object.entries(table).map(([value, said]) => ({ value, label: said[language] }))
const bases = Object.fromEntries(
  Object.entries(consentBases).map(([key, [ar, en]]) => [key, { ar, en }]),
)

export function EntryForm({ language, choices }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  // One entry, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const answer = await sendEntry(key, new FormData(event.currentTarget), language)
    setIsBusy(false)
    if ('wrong' in answer) {
      setWrong(answer.wrong)
      const [first] = Object.keys(answer.wrong)
      if (first) form.current?.querySelector<HTMLElement>(`#entry-${first}`)?.focus()
      return void (answer.message && toast.error(answer.message))
    }
    toast.success(answer.message)
    router.push(`/admin/collections/leads/${answer.id}`)
  }

  function sendByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
  }

  /** What the chat's visit tells: it was a chat, in that language, from that campaign's page. */
  function takeOver({ locale, campaign }: KnownChat) {
    const set = (name: string, value: string | undefined) => {
      const field = form.current?.elements.namedItem(name)
      if (value && field instanceof HTMLSelectElement) field.value = value
    }
    set('way', 'chat')
    set('locale', locale)
    set('campaign', campaign)
  }

  const choose = (name: keyof typeof words & string, options: Choice[], first?: string) => (
    <EntryField key={name} name={name} label={words[name][language]} wrong={wrong[name]}>
      {(parts) => (
        <select {...parts} defaultValue={first ?? ''}>
          {first === undefined && <option value="">{words.unsaid[language]}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </EntryField>
  )
  const type = (name: 'name' | 'phone' | 'email' | 'company', kind = 'text') => (
    <EntryField key={name} name={name} label={words[name][language]} wrong={wrong[name]}>
      {(parts) => (
        <input
          {...parts}
          type={kind}
          dir={kind === 'text' ? 'auto' : 'ltr'}
          required={name === 'name'}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is opened to type a name, often during a call.
          autoFocus={name === 'name'}
        />
      )}
    </EntryField>
  )
  return (
    <form
      method="post"
      ref={form}
      className={styles.entry}
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={sendByKeys}
      onInput={() => setIsTouched(true)}
    >
      <AskBeforeLoss isUnsaved={isTouched} />
      <p className={styles.hint}>{words.hint[language]}</p>
      <div className={styles.pair}>
        {type('name')}
        {type('phone', 'tel')}
        {type('email', 'email')}
      </div>
      <EntryField name="message" label={words.message[language]} wrong={wrong.message}>
        {(parts) => <textarea {...parts} rows={4} dir="auto" maxLength={3000} />}
      </EntryField>
      <div className={styles.pair}>
        {choose('way', says(language, entryWays), 'call')}
        {choose('basis', says(language, bases), 'request')}
        {choose('service', choices.services)}
      </div>
      <ChatReference language={language} wrong={wrong.reference} found={takeOver} />
      <div className={styles.pair}>
        {type('company')}
        {choices.branches.length > 1 && choose('branch', choices.branches)}
        {choose('channel', choices.channels)}
        {choose('campaign', choices.campaigns)}
        {choose('locale', says(language, languages), 'ar')}
      </div>
      <p className={styles.check}>
        <input type="checkbox" id="entry-answered" name="isAnswered" />
        <label htmlFor="entry-answered">{words.answered[language]}</label>
      </p>
      <p className={styles.ends}>
        <button type="submit" className={office.primary} disabled={isBusy}>
          {words.save[language]}
        </button>
        <span className={styles.hint}>{words.keys[language]}</span>
      </p>
    </form>
  )
}

const languages = {
  ar: { ar: 'العربيّة', en: 'Arabic' },
  en: { ar: 'الإنجليزيّة', en: 'English' },
}
