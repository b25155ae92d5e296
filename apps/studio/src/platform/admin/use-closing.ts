'use client'
/** Hears that a drawer is about to be closed by Escape or by a press beside it, where Payload asks nothing. */
import { useModal } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

type Open = ReturnType<typeof useModal>['modalState']

/** @param drawer which must not close by itself, if any. @param ask is called instead. */
export function useClosing(drawer: string | undefined, ask: () => void): void {
  const { modalState } = useModal()
  const now = useRef({ modalState, ask })
  now.current = { modalState, ask }
  useEffect(() => {
    if (!drawer) return
    const hear = (event: Event) => {
      if (!isClosing(event, drawer, now.current.modalState)) return
      event.preventDefault()
      // One part alone asks, where several hold something unsaved.
      event.stopImmediatePropagation()
      now.current.ask()
    }
    // Before everybody else who hears of it.
    for (const kind of kinds) window.addEventListener(kind, hear, { capture: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, hear, { capture: true })
    }
  }, [drawer])
}

const kinds = ['click', 'keydown'] as const

function isClosing(event: Event, drawer: string, open: Open): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Escape' && lastOf(open) === drawer
  return event.target instanceof Element && event.target.id === `close-drawer__${drawer}`
}

/** Escape closes what was opened last. */
const lastOf = (open: Open): string | undefined =>
  Object.values(open)
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => (other.openedOn ?? 0) - (one.openedOn ?? 0))[0]?.slug
