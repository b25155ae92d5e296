import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasWaiting } from './core/has-waiting.ts'
import type { Message } from './deliver.ts'
import type { Fate } from './waiting.ts'

const loadFormRuntime = () => import('./form-runtime.ts')

/**
 * Opens the desk of a form when it is needed: at the first focus, or when a message still waits.
 *
 * @param onFate hears what becomes of messages, as long as the form is there, and tells whether one is its own.
 * @returns opens it; rejects where its code cannot be fetched.
 */
export function useFormRuntime(onFate: (message: Message, fate: Fate) => boolean) {
  const heard = useEffectEvent(onFate)
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(hasWaiting()), [])
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    let stop = () => {}
    loadFormRuntime().then(
      (desk) => {
        if (isOver) return
        stop = desk.onFate(async (message, fate) => {
          // The language may be changing, or the page.
          await desk.atRest(router)
          return !isOver && heard(message, fate)
        })
        desk.watchForNetwork()
      },
      () => setOpen(false),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isOpen, router])
  return () => {
    setOpen(true)
    return loadFormRuntime()
  }
}
