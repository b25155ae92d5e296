'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import type { Language } from '../../platform/admin/words.ts'
import type { Named } from '../find-by-name.ts'
import { Counts } from './counts.tsx'
import { EraseForm } from './erase-form.tsx'
import styles from './privacy.module.css'
import { downloadByPost } from './save-file.ts'
import { privacyWords as words } from './words.ts'

type Found = { identity: { phones: string[]; emails: string[] }; counts: Record<string, number> }
type Shown =
  | { kind: 'person'; who: string; found: Found }
  | { kind: 'names'; people: Named[] }
  | { kind: 'erased'; counts: Record<string, number> }
  | { kind: 'wrong'; message: string }

const looksLikeName = (text: string) =>
  !text.includes('@') && !/[\d٠-٩۰-۹]{4}/.test(text.replace(/[\s()-]/g, ''))

/** Whom it is about is asked by POST, and so stands in no address and no history of the browser. */
export function PersonDesk({ language, mayErase }: { language: Language; mayErase: boolean }) {
  const [who, setWho] = useState('')
  const [shown, setShown] = useState<Shown>()
  const [isBusy, setIsBusy] = useState(false)
  const router = useRouter()

  async function look(text: string) {
    setIsBusy(true)
    setShown(
      looksLikeName(text) ? await lookForName(text, language) : await lookFor(text, language),
    )
    setIsBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look(who)
  }
  const choose = (identifier: string) => {
    setWho(identifier)
    void look(identifier)
  }

  return (
    <section className={styles.desk}>
      <form method="post" onSubmit={submit} className={styles.search}>
        <label htmlFor="privacy-who">{words.who[language]}</label>
        <div>
          <input
            id="privacy-who"
            value={who}
            onChange={(event) => setWho(event.target.value)}
            autoComplete="off"
            dir="auto"
            maxLength={400}
            required
          />
          <button type="submit" disabled={isBusy}>
            {words.find[language]}
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {shown?.kind === 'wrong' && <p className={styles.wrong}>{shown.message}</p>}
        {shown?.kind === 'names' && (
          <Names people={shown.people} language={language} onChoose={choose} />
        )}
        {shown?.kind === 'erased' && (
          <>
            <h2>{words.erased[language]}</h2>
            <Counts counts={shown.counts} language={language} />
          </>
        )}
        {shown?.kind === 'person' && (
          <Person
            shown={shown}
            language={language}
            mayErase={mayErase}
            onErased={(counts) => {
              setShown({ kind: 'erased', counts })
              router.refresh()
            }}
            onWrong={(message) => setShown({ kind: 'wrong', message })}
          />
        )}
      </div>
    </section>
  )
}

async function lookFor(who: string, language: Language): Promise<Shown> {
  const answer = await callStudio<Found>('privacy/find', 'POST', { who })
  if (answer.ok) return { kind: 'person', who, found: answer.value }
  return { kind: 'wrong', message: answer.message ?? words.failed[language] }
}

async function lookForName(name: string, language: Language): Promise<Shown> {
  const answer = await callStudio<{ people: Named[] }>('privacy/names', 'POST', { name })
  if (answer.ok) return { kind: 'names', people: answer.value.people }
  return { kind: 'wrong', message: answer.message ?? words.failed[language] }
}

type NamesProps = { people: Named[]; language: Language; onChoose: (identifier: string) => void }

function Names({ people, language, onChoose }: NamesProps) {
  if (people.length === 0) return <p>{words.nobodyNamed[language]}</p>
  return (
    <>
      <h2>{words.choose[language]}</h2>
      <ul className={styles.names}>
        {people.map(({ id, name, phones, emails }) => {
          const [first = ''] = [...phones, ...emails]
          return (
            <li key={id}>
              <button type="button" disabled={!first} onClick={() => onChoose(first)}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                {[...phones, ...emails].map((one) => (
                  <bdi key={one} dir="ltr">
                    {one}
                  </bdi>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type PersonProps = {
  shown: Extract<Shown, { kind: 'person' }>
  language: Language
  mayErase: boolean
  onErased: (counts: Record<string, number>) => void
  onWrong: (message: string) => void
}

function Person({ shown, language, mayErase, onErased, onWrong }: PersonProps) {
  const { who, found } = shown
  const isThere = Object.keys(found.counts).length > 0
  const download = async () => {
    if (!(await downloadByPost('privacy/export', { who }, 'person.zip')))
      onWrong(words.failed[language])
  }
  return (
    <>
      <p>
        {words.known[language]}{' '}
        {[...found.identity.phones, ...found.identity.emails].map((one) => (
          <bdi key={one} dir="ltr" className={styles.identifier}>
            {one}
          </bdi>
        ))}
      </p>
      {isThere ? (
        <Counts counts={found.counts} language={language} />
      ) : (
        <p>{words.nothing[language]}</p>
      )}
      <div className={styles.acts}>
        {isThere && (
          <button type="button" className={styles.primary} onClick={() => void download()}>
            {words.download[language]}
          </button>
        )}
        {mayErase && <EraseForm who={who} language={language} onErased={onErased} />}
      </div>
    </>
  )
}
