'use client'
import { Fragment, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Link } from '../../platform/admin/link.tsx'
import styles from '../../platform/admin/office.module.css'
import { deskWords } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Card } from '../board-data.ts'
import bars from './board.module.css'
import type { BoardProps } from './board.tsx'
import { boardWords } from './board-words.ts'

type Props = Omit<BoardProps, 'columns'> & {
  card: Card
  setDragged: (card: Card | undefined) => void
  begin: (card: Card, to: string) => void
  focusNext: RefObject<string | undefined>
  isChosen: boolean
  choose: (card: Card) => void
  onKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void
}

export function BoardCard({
  name,
  language,
  card,
  stages,
  moves,
  setDragged,
  begin,
  focusNext,
  isChosen,
  choose,
  onKey,
}: Props) {
  const own = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The focus follows a card to the column it was moved to.
    if (focusNext.current !== card.id) return
    focusNext.current = undefined
    own.current?.focus()
  }, [card.id, focusNext])
  const digits = figuresIn(language, {
    useGrouping: false,
  })
  return (
    <li
      ref={own}
      className={styles.card}
      data-card={card.id}
      data-chosen={isChosen || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a card is walked to, chosen and moved by keys; each act has a control of its own as well.
      tabIndex={0}
      onKeyDown={(event) => onKey(event, card)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.name)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(card)
      }}
      onDragEnd={() => setDragged(undefined)}
    >
      <p className={styles.cardTop}>
        {name === 'leads' && (
          <input
            type="checkbox"
            className={bars.choice}
            data-own-words
            checked={isChosen}
            aria-label={`${boardWords.choose[language]} ${card.name}`}
            onChange={() => choose(card)}
          />
        )}
        <Link href={`/admin/collections/${name}/${card.id}`} draggable={false}>
          <bdi>{card.name}</bdi>
        </Link>
        {card.number !== undefined && (
          <span className={styles.quiet} dir="ltr">
            #{digits.format(card.number)}
          </span>
        )}
      </p>
      {card.about && <p>{card.about}</p>}
      {card.tags && card.tags.length > 0 && (
        <p className={styles.quiet}>
          {card.tags.map((tag) => (
            <Fragment key={tag}>
              <bdi>#{tag}</bdi>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <p className={styles.quiet}>
        {card.age} · {card.owner ? <bdi>{card.owner}</bdi> : deskWords.nobody[language]}
        {card.rating ? ` · ★ ${digits.format(card.rating)}` : ''}
      </p>
      <p className={styles.cardEnd}>
        {card.isOverdue && <strong className={styles.late}>{deskWords.overdue[language]}</strong>}
        <select
          value=""
          data-own-words
          aria-label={`${deskWords.move[language]} ${card.name}`}
          onChange={({ target }) => begin(card, target.value)}
        >
          <option value="">{deskWords.moveTo[language]}</option>
          {(moves[card.stage] ?? []).map((stage) => (
            <option key={stage} value={stage}>
              {stages[stage]}
            </option>
          ))}
        </select>
      </p>
    </li>
  )
}
