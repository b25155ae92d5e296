'use client'
/**
 * Asks before words in a part of our own are lost (an answer, a note, an entry, a translation), of which Payload's form
 * knows nothing: at the browser's Back, at a link, at a drawer's end and, in the browser's words, before the page closes.
 */
import { useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef } from 'react'
import { AskBeforeSteps, LeaveQuestion } from './ask-before-back.tsx'
import { leadsAway } from './leads-away.ts'

export function AskBeforeLoss({ isUnsaved }: { isUnsaved: boolean }) {
  const { openModal } = useModal()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const key = `leave-without-saving-${useId()}-link`
  const wanted = useRef('')
  useEffect(() => {
    if (!isUnsaved) return undefined
    const over = new AbortController()
    const listening = { capture: true, signal: over.signal }
    window.addEventListener('beforeunload', (event) => event.preventDefault(), listening)
    const ask = (event: MouseEvent) => {
      const link = leadsAway(event, window.location)
      if (!link) return
      event.preventDefault()
      // Once, also where Payload's form or another part would ask as well.
      event.stopImmediatePropagation()
      wanted.current = link
      openModal(key)
    }
    window.addEventListener('click', ask, listening)
    return () => over.abort()
  }, [isUnsaved, openModal, key])
  const leave = () => startRouteTransition(() => router.push(wanted.current))
  return (
    <>
      <AskBeforeSteps isUnsaved={isUnsaved} />
      <LeaveQuestion modalSlug={key} onConfirm={leave} />
    </>
  )
}
