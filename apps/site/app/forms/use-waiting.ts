import { useEffect, useEffectEvent } from 'react'
import type { Delivery, Message } from './deliver.ts'
import { onWaitingSent, watchForNetwork } from './waiting.ts'

/** Hears what became of messages that waited for the network. */
export function useWaiting(onSent: (message: Message, delivery: Delivery) => void): void {
  const heard = useEffectEvent(onSent)
  useEffect(() => {
    watchForNetwork()
    return onWaitingSent((message, delivery) => heard(message, delivery))
  }, [])
}
