import { useEffect, useEffectEvent, useState } from 'react'
import { hasWaiting } from './core/has-waiting.ts'
import type { Delivery, Message } from './deliver.ts'

const loadFormRuntime = () => import('./form-runtime.ts')

/**
 * Opens the desk of a form when it is needed: at the first focus, or when a message still waits.
 *
 * @param onSent hears what became of messages that waited for the network.
 * @returns opens it; rejects where its code cannot be fetched.
 */
export function useFormRuntime(onSent: (message: Message, delivery: Delivery) => void) {
  const heard = useEffectEvent(onSent)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(hasWaiting()), [])
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    let stop = () => {}
    loadFormRuntime().then(
      ({ onWaitingSent, watchForNetwork }) => {
        if (isOver) return
        stop = onWaitingSent((message, delivery) => heard(message, delivery))
        watchForNetwork()
      },
      () => setOpen(false),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isOpen])
  return () => {
    setOpen(true)
    return loadFormRuntime()
  }
}
