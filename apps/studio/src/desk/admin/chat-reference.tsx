'use client'
import { useRef, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
/** The reference of a WhatsApp chat: typed, it tells what is known of whoever pressed the button. */
import { Link } from '../../platform/admin/link.tsx'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import { momentsIn } from '../../platform/i18n/figures.ts'
import styles from './desk.module.css'
import { EntryField } from './entry-field.tsx'
import { entryWords as words } from './entry-words.ts'

export type KnownChat = {
  at: string
  locale: string
  page: string | null
  campaign?: string
  /** Where they came from, as a sentence. */
  source?: string
  lead?: { id: string; number: number }
}

type Props = {
  language: Language
  wrong: string | undefined
  found: (chat: KnownChat) => void
}

const shortest = 4

export function ChatReference({ language, wrong, found }: Props) {
  const [chat, setChat] = useState<KnownChat>()
  const [refusal, setRefusal] = useState<string>()
  const asked = useRef('')

  async function look(typed: string) {
    const reference = typed.replace(/[\s#]/g, '')
    asked.current = reference
    setChat(undefined)
    setRefusal(undefined)
    if (reference.length < shortest) return
    const answer = await callStudio<KnownChat>(`leads/chat/${encodeURIComponent(reference)}`)
    // Whoever typed on has asked for another one meanwhile.
    if (asked.current !== reference) return
    if (!answer.ok) return setRefusal(answer.message ?? deskWords.failed[language])
    setChat(answer.value)
    found(answer.value)
  }

  const time = momentsIn(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div>
      <EntryField
        name="reference"
        label={words.reference[language]}
        hint={words.referenceHint[language]}
        wrong={refusal ?? wrong}
      >
        {(parts) => (
          <input
            {...parts}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            onChange={({ target }) => void look(target.value)}
          />
        )}
      </EntryField>
      <p role="status" className={styles.hint}>
        {chat && (
          <>
            {words.found[language]}: {time.format(new Date(chat.at))}
            {chat.page && (
              <>
                {' · '}
                <bdi dir="ltr">{chat.page}</bdi>
              </>
            )}
            {chat.source && ` · ${chat.source}`}{' '}
            {chat.lead && (
              <>
                {words.already[language]}.{' '}
                <Link href={`/admin/collections/leads/${chat.lead.id}`}>
                  {words.openIt[language]}
                </Link>
              </>
            )}
          </>
        )}
      </p>
    </div>
  )
}
