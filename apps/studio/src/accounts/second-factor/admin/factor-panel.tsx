'use client'
/** The second factor in a person's view: whether it is on, and what may be done about it. */
import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'
import buttons from '../../../platform/admin/office.module.css'
import { deskWords, languageOf } from '../../../platform/admin/words.ts'
import { figuresIn, momentsIn } from '../../../platform/i18n/figures.ts'
import type { FactorState } from '../endpoints.ts'
import type { Offer } from '../offer.ts'
import { factorWords } from '../words.ts'
import styles from './factor.module.css'
import { FactorDialog } from './factor-dialog.tsx'

const door = '/admin/login?redirect=%2Fadmin%2Faccount'

type Doing = { what: 'on'; offer: Offer } | { what: 'off' | 'renew' | 'reset' }

export function FactorPanel() {
  const { id } = useDocumentInfo()
  const language = languageOf(useTranslation().i18n)
  const [state, setState] = useState<FactorState>()
  const [doing, setDoing] = useState<Doing>()
  const path = `users/${id}/second-factor`

  const read = useCallback(async () => {
    const answer = await callStudio<FactorState>(path)
    if (answer.ok) setState(answer.value)
  }, [path])
  useEffect(() => void (id && read()), [id, read])

  const begin = async () => {
    const answer = await callStudio<Offer>(`${path}/offer`, 'POST')
    if (answer.ok) setDoing({ what: 'on', offer: answer.value })
    else toast.error(answer.message ?? deskWords.failed[language])
  }
  const end = (isDone: boolean) => {
    // Without the factor that their role needs, nobody is inside any more.
    if (isDone && doing?.what === 'off' && state?.isRequired) return window.location.assign(door)
    setDoing(undefined)
    void read()
  }
  if (!state) return null
  const { isOn, isOwn, isRequired } = state
  const button = (label: keyof typeof factorWords, act: () => void) => (
    <button type="button" className={buttons.plain} onClick={act}>
      {factorWords[label][language]}
    </button>
  )
  return (
    <section className={styles.panel} aria-label={factorWords.title[language]}>
      <h4>{factorWords.title[language]}</h4>
      <FactorStanding state={state} />
      {isRequired && <p>{factorWords.isRequired[language]}</p>}
      {isOn && !isOwn && <p>{factorWords.resetHint[language]}</p>}
      <p className={styles.buttons}>
        {!isOn && isOwn && button('turnOn', () => void begin())}
        {isOn && isOwn && button('newCodes', () => setDoing({ what: 'renew' }))}
        {isOn && isOwn && button('turnOff', () => setDoing({ what: 'off' }))}
        {isOn && !isOwn && button('reset', () => setDoing({ what: 'reset' }))}
      </p>
      {doing && <FactorDialog path={path} doing={doing} isRequired={isRequired} onEnd={end} />}
    </section>
  )
}

function FactorStanding({ state: { isOn, since, codesLeft } }: { state: FactorState }) {
  const language = languageOf(useTranslation().i18n)
  if (!isOn) return <p>{factorWords.isOff[language]}</p>
  const date = momentsIn(language, { dateStyle: 'medium' })
  const count = figuresIn(language)
  return (
    <p>
      {factorWords.isOn[language]}{' '}
      <time dateTime={since}>{since && date.format(new Date(since))}</time> ·{' '}
      {factorWords.codesLeft[language]} {count.format(codesLeft ?? 0)}
    </p>
  )
}

export type { Doing }
