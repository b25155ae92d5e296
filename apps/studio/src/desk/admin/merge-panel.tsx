'use client'
/** Other leads of the same person, and which of two stays when they become one. */
import { ConfirmationModal, toast, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useId, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import office from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import { leadStages } from '../stages.ts'
import styles from './desk.module.css'
import { mergeSure, headWords as words } from './head-words.ts'

type Same = {
  id: string
  number?: number | null
  name: string
  message?: string | null
  stage: keyof typeof leadStages
}
type Chosen = { stays: Named; goes: Named }
type Named = Pick<Same, 'id' | 'number' | 'name'>
type Props = { lead: Named; language: Language }

const modal = 'merge-leads'

export function MergePanel({ lead: here, language }: Props) {
  const { id } = here
  const router = useRouter()
  const isUnsaved = useFormModified()
  const { openModal } = useModal()
  const field = useId()
  const [leads, setLeads] = useState<Same[]>()
  const [number, setNumber] = useState('')
  const [chosen, setChosen] = useState<Chosen>()

  const look = useCallback(
    async (wanted: string) => {
      const query = wanted ? `?number=${encodeURIComponent(wanted)}` : ''
      const answer = await callStudio<{ leads: Same[] }>(`leads/${id}/same${query}`)
      if (answer.ok) setLeads(answer.value.leads)
    },
    [id],
  )

  const ask = (stays: Named, goes: Named) => {
    // The page is drawn anew afterwards, without what was typed.
    if (isUnsaved) return void toast.error(words.mergeUnsaved[language])
    setChosen({ stays, goes })
    openModal(modal)
  }

  async function merge() {
    if (!chosen) return
    const { stays, goes } = chosen
    const answer = await callStudio(`leads/${stays.id}/merge`, 'POST', { other: goes.id })
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    if (stays.id === id) window.location.reload()
    else router.push(`/admin/collections/leads/${stays.id}`)
  }

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void look('')}>
      <summary>{words.same[language]}</summary>
      <ul className={styles.same}>
        {(leads ?? []).map((lead) => (
          <li key={lead.id}>
            <span>
              <bdi>#{lead.number}</bdi> <bdi>{lead.name}</bdi> · {leadStages[lead.stage][language]}
              {lead.message && (
                <>
                  {' · '}
                  <bdi>{lead.message.slice(0, 80)}</bdi>
                </>
              )}
            </span>
            <span className={styles.ends}>
              <button type="button" className={office.plain} onClick={() => ask(here, lead)}>
                {words.mergeHere[language]}
              </button>
              <button type="button" className={office.plain} onClick={() => ask(lead, here)}>
                {words.mergeThere[language]}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {leads?.length === 0 && <p className={styles.hint}>{words.sameNone[language]}</p>}
      <p className={styles.ends}>
        <label htmlFor={field}>{words.byNumber[language]}</label>
        <input
          id={field}
          dir="ltr"
          inputMode="numeric"
          size={8}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would save the lead around it.
            event.preventDefault()
            void look(number)
          }}
        />
        <button type="button" className={office.plain} onClick={() => void look(number)}>
          {words.look[language]}
        </button>
      </p>
      <ConfirmationModal
        modalSlug={modal}
        heading={words.mergeTwo[language]}
        body={chosen ? mergeSure(calledBy(chosen.stays), calledBy(chosen.goes))[language] : ''}
        confirmingLabel={words.merge[language]}
        onConfirm={merge}
      />
    </details>
  )
}

/** Held together in a line of either direction. */
const calledBy = ({ number, name }: Named) => `\u2068#${number} ${name}\u2069`
