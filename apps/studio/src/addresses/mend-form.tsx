'use client'
/** What is done about one address: a redirect to the likely target or another, or nothing, said so. */
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { StandingPage } from '../content/addresses/standing-pages.ts'
import { callStudio } from '../platform/admin/ask.ts'
import office from '../platform/admin/office.module.css'
import { deskWords, languageOf } from '../platform/admin/words.ts'
import type { Said } from '../platform/i18n/say.ts'
import styles from './addresses.module.css'
import { missingWords as words } from './words.ts'

type Props = {
  path: string
  state: 'open' | 'left'
  suggestion?: StandingPage | undefined
}

export function MendForm({ path, state, suggestion }: Props) {
  const language = languageOf(useTranslation().i18n)
  const router = useRouter()
  const hint = useId()
  const [target, setTarget] = useState(suggestion?.path ?? '')
  const [isBusy, setIsBusy] = useState(false)

  async function ask(request: Parameters<typeof callStudio>, done: Said) {
    setIsBusy(true)
    const answer = await callStudio(...request)
    setIsBusy(false)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    toast.success(done[language])
    router.refresh()
  }
  const mend = () =>
    ask(['redirects', 'POST', { from: path, to: target.trim(), status: '301' }], words.mended)
  const leave = (isLeft: boolean) =>
    ask(
      [
        `missing-pages?limit=0&depth=0&where[path][equals]=${encodeURIComponent(path)}`,
        'PATCH',
        { state: isLeft ? 'left' : 'open' },
      ],
      isLeft ? words.wasLeft : words.isBack,
    )

  if (state === 'left')
    return (
      <button
        type="button"
        className={office.plain}
        disabled={isBusy}
        onClick={() => void leave(false)}
      >
        {words.bringBack[language]}
      </button>
    )
  return (
    <form
      method="post"
      className={styles.mend}
      onSubmit={(event) => {
        event.preventDefault()
        void mend()
      }}
    >
      <input
        dir="ltr"
        required
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        aria-label={words.target(path)[language]}
        aria-describedby={hint}
        spellCheck={false}
        autoComplete="off"
      />
      <span className={styles.buttons}>
        <button type="submit" className={office.primary} disabled={isBusy}>
          {words.mend[language]}
        </button>
        <button
          type="button"
          className={office.plain}
          disabled={isBusy}
          onClick={() => void leave(true)}
        >
          {words.leave[language]}
        </button>
      </span>
      <p id={hint} className={styles.quiet}>
        {suggestion ? (
          <>
            {words.likely[language]} <bdi>{suggestion.title}</bdi>
          </>
        ) : (
          words.noSuggestion[language]
        )}
      </p>
    </form>
  )
}
