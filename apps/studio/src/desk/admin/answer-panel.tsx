'use client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
/** An answer by mail, written where the lead is read. Not a form: it stands inside Payload's own. */
import { directionOf, readLocale } from '@wajiha/arabic'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { AskBeforeLoss } from '../../platform/admin/ask-before-loss.tsx'
import office from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import type { FilledTemplate } from '../answers/fill-templates.ts'
import styles from './desk.module.css'
import { headWords as words } from './head-words.ts'

type Props = { id: string; email: string; locale: Language; language: Language }

export function AnswerPanel(props: Props) {
  const { email, language } = props
  const [isOpen, setIsOpen] = useState(false)
  // Folded away and unfolded again it is what it was; cancelled or sent, it is over.
  const [isWriting, setIsWriting] = useState(false)
  const end = () => {
    setIsOpen(false)
    setIsWriting(false)
  }
  return (
    <>
      <p className={styles.ends}>
        <button
          type="button"
          className={office.primary}
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen)
            setIsWriting(true)
          }}
        >
          {words.mail[language]}
        </button>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <div hidden={!isOpen}>{isWriting && <Compose {...props} close={end} />}</div>
    </>
  )
}

/** What is written of an answer so far, and the ways to fill, send and drop it. */
function useAnswer({ id, locale: theirs, language }: Props, close: () => void) {
  const router = useRouter()
  const { setLastUpdateTime } = useDocumentInfo()
  const [key] = useState(() => crypto.randomUUID())
  const [templates, setTemplates] = useState<FilledTemplate[]>([])
  const [chosen, setChosen] = useState('')
  const [locale, setLocale] = useState(theirs)
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [filled, setFilled] = useState({ subject: '', text: '' })
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    void callStudio<{ templates: FilledTemplate[] }>(`leads/${id}/answers`).then((answer) => {
      if (answer.ok) setTemplates(answer.value.templates)
    })
  }, [id])

  function take(template: string, wanted: Language) {
    setChosen(template)
    setLocale(wanted)
    const said = template === '' ? undefined : templates[Number(template)]?.words[wanted]
    if (!said) return
    setFilled(said)
    setSubject(said.subject)
    setText(said.text)
  }

  async function send() {
    setIsBusy(true)
    const answer = await callStudio(`leads/${id}/answers`, 'POST', { key, locale, subject, text })
    setIsBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    toast.success(words.sent[language])
    setLastUpdateTime(Date.now())
    close()
    router.refresh()
  }

  const isReady = !isBusy && subject.trim() !== '' && text.trim() !== ''
  const isOwn = subject !== filled.subject || text !== filled.text
  const typed = { subject, setSubject, text, setText }
  return { templates, chosen, locale, take, send, isReady, isOwn, ...typed }
}

type Writing = ReturnType<typeof useAnswer>

function Compose({ close, ...props }: Props & { close: () => void }) {
  const { email, language } = props
  const writing = useAnswer(props, close)
  const { locale, subject, setSubject, text, setText, send, isReady } = writing
  const name = useId()
  const dir = directionOf(locale)
  return (
    <section className={styles.answer} aria-label={words.mail[language]}>
      <AskBeforeLoss isUnsaved={writing.isOwn} />
      <p>
        {words.to[language]} <bdi dir="ltr">{email}</bdi>
      </p>
      <Choices {...writing} name={name} language={language} />
      <p className={styles.field}>
        <label htmlFor={`${name}s`}>{words.subject[language]}</label>
        <input
          id={`${name}s`}
          dir={dir}
          lang={locale}
          maxLength={200}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          // Enter would save the lead around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${name}b`}>{words.text[language]}</label>
        <textarea
          id={`${name}b`}
          dir={dir}
          lang={locale}
          rows={10}
          maxLength={8000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      <p className={styles.ends}>
        <button
          type="button"
          className={office.primary}
          disabled={!isReady}
          onClick={() => void send()}
        >
          {words.send[language]}
        </button>
        <button type="button" className={office.plain} onClick={close}>
          {deskWords.cancel[language]}
        </button>
      </p>
    </section>
  )
}

/** The template and the language; a template chosen anew takes the place of what is written. */
function Choices({
  templates,
  chosen,
  locale,
  take,
  name,
  language,
}: Writing & { name: string; language: Language }) {
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className={styles.pair}>
      <p className={styles.field}>
        <label htmlFor={`${name}t`}>{words.template[language]}</label>
        <select
          ref={first}
          id={`${name}t`}
          value={chosen}
          onChange={({ target }) => take(target.value, locale)}
        >
          <option value="">{words.noTemplate[language]}</option>
          {templates.map(({ title }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a template is known by its place.
            <option key={place} value={place}>
              {title[language]}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${name}l`}>{words.language[language]}</label>
        <select
          id={`${name}l`}
          value={locale}
          onChange={({ target }) => take(chosen, readLocale(target.value))}
        >
          <option value="ar">{{ ar: 'العربيّة', en: 'Arabic' }[language]}</option>
          <option value="en">{{ ar: 'الإنجليزيّة', en: 'English' }[language]}</option>
        </select>
      </p>
    </div>
  )
}
