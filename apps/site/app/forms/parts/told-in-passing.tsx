/**
 * What became of a message whose form is not there any more: its visitor was told that it would be sent, or went on
 * while it was. It stands until it is closed, as nobody may be looking when the network comes back. Fetched with the
 * first such word.
 */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Delivery, Message } from '#app/forms/deliver.ts'
import { arrivedWords, numberWords, unsentWords } from '#app/forms/thanks-words.ts'
import { useWords } from '#app/locale/locale-context.tsx'
import { browserToasts } from '#app/shell/toasts/use-toast.ts'
import styles from './form-parts.module.css'

type Told<Kind extends Delivery['kind']> = {
  message: Message
  delivery: Extract<Delivery, { kind: Kind }>
}
type Unsent = Exclude<Delivery['kind'], 'accepted'>

export function tellInPassing(message: Message, delivery: Delivery): void {
  const stay = (notice: Parameters<typeof browserToasts.show>[0]) => {
    const id = browserToasts.show(notice)
    browserToasts.hold(id, 'unread')
    return id
  }
  if (delivery.kind === 'accepted') {
    const told = { message, delivery }
    stay({ title: <ArrivedTitle {...told} />, text: <Arrived {...told} /> })
    return
  }
  const told = { message, delivery, onFollow: () => browserToasts.dismiss(id) }
  const id = stay({ kind: 'error', title: <UnsentTitle />, text: <Why {...told} /> })
}

/** Its words are looked up as it is drawn, for the language may change while it stands. */
function ArrivedTitle({ message }: Told<'accepted'>): ReactNode {
  const { locale, own, t } = useWords()
  return arrivedWords(locale, own, message.form)?.title ?? t('forms', 'sent')
}

function Arrived({ message: { form }, delivery }: Told<'accepted'>) {
  const { locale, own } = useWords()
  const words = arrivedWords(locale, own, form)
  const { label } = numberWords(locale, own, words?.thankedFor)
  return (
    <span data-stays="">
      {form === 'subscribe' && `${words?.lead} `}
      {label} <bdi dir="ltr">{delivery.reference}</bdi>
    </span>
  )
}

function UnsentTitle(): ReactNode {
  const { locale, own } = useWords()
  return unsentWords(locale, own).title
}

function Why({ message, delivery, onFollow }: Told<Unsent> & { onFollow: () => void }) {
  const { locale, own, t } = useWords()
  const [code] = delivery.kind === 'invalid' ? Object.values(delivery.errors).flat() : []
  const problem = delivery.kind === 'refused' ? delivery.problem : 'failed'
  const [path = '/'] = message.pageUrl.split('?')
  return (
    <span data-stays="">
      {message.form === 'subscribe' && (
        <>
          <bdi dir="ltr">{message.values.email}</bdi>{' '}
        </>
      )}
      {t('forms', code ?? `problem.${problem}`)}
      <br />
      <Link to={decodeURI(path) as never} className={styles.meant} onClick={onFollow}>
        {unsentWords(locale, own).mend}
      </Link>
    </span>
  )
}
