import { groupPhone } from '@wajiha/arabic'
import type { Card } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import styles from './card-lines.module.css'
import { CopyLine } from './copy-line.tsx'

const phoneNames = { cell: 'card.mobile', work: 'card.work', fax: 'card.fax' } as const

/** The ways to the person, each a line: what it is, and the thing itself to dial, write or find. */
export function CardLines({ card }: { card: Card }) {
  const { t } = useWords()
  const { branch } = card
  const chat = card.phones.find(({ whatsapp }) => whatsapp)
  return (
    <ul className={styles.lines}>
      {card.phones.map(({ e164, type, label }) => (
        <Line
          key={e164}
          name={label ?? t('general', phoneNames[type])}
          href={`tel:${e164}`}
          className="p-tel"
          copied={e164}
        >
          <bdi dir="ltr">{groupPhone(e164)}</bdi>
        </Line>
      ))}
      {card.emails.map((email) => (
        <Line
          key={email}
          name={t('general', 'card.email')}
          href={`mailto:${email}`}
          className="u-email"
          copied={email}
        >
          <bdi dir="ltr">{email}</bdi>
        </Line>
      ))}
      {chat && (
        <Line
          name={t('general', 'whatsapp')}
          href={`/w/card/${card.id}`}
          rel="nofollow noopener"
          className="u-impp"
        >
          {t('general', 'card.chat')} <Arrow />
        </Line>
      )}
      {branch && (
        <Line name={t('general', 'card.office')} href={branch.mapUrl} className="p-adr">
          {branch.address} {branch.mapUrl && <Arrow />}
        </Line>
      )}
    </ul>
  )
}

type LineProps = {
  name: string
  href: string | undefined
  className: string
  rel?: string
  /** What is copied by the line's button; without it there is none. */
  copied?: string
  children: ReactNode
}

function Line({ name, href, className, rel = 'noopener noreferrer', copied, children }: LineProps) {
  const { t } = useWords()
  const shown = (
    <>
      <span>{name}</span>
      <b>{children}</b>
    </>
  )
  return (
    <li>
      {href ? (
        <a href={href} className={className} rel={rel}>
          {shown}
        </a>
      ) : (
        <p className={className}>{shown}</p>
      )}
      {copied && <CopyLine text={copied} label={t('general', 'card.copy', { what: name })} />}
    </li>
  )
}
