import { useEffect } from 'react'
import { numberWords, thanksWords } from '#app/forms/thanks-words.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { useToast } from '#app/shell/toasts/use-toast.ts'
import { MessageNumber } from '../press/message-number.tsx'

type SubscribedProps = { number: string; className?: string | undefined }

/**
 * Answers a subscription that was sent: a toast that is read out, and what stays in its place when the toast
 * has gone. It comes with the code that sends.
 */
export function Subscribed({ number, className }: SubscribedProps) {
  const { locale, own } = useWords()
  const toast = useToast()
  const { title, lead } = thanksWords(locale, own, 'subscription')
  useEffect(() => toast({ title, text: lead }), [toast, title, lead])
  return (
    <div className={className}>
      <p>{lead}</p>
      <MessageNumber number={number} words={numberWords(locale, own, 'subscription')} />
    </div>
  )
}
