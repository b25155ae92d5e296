'use client'
import type { KeyboardEvent, RefObject } from 'react'
import { useState } from 'react'
import styles from '../../platform/admin/office.module.css'
import { deskWords } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Card, Column } from '../board-data.ts'
import type { BoardProps } from './board.tsx'
import { BoardCard } from './board-card.tsx'

type Props = Omit<BoardProps, 'columns'> & {
  column: Column
  dragged: Card | undefined
  setDragged: (card: Card | undefined) => void
  begin: (card: Card, to: string) => void
  showMore: (stage: string, shown: number) => Promise<void>
  focusNext: RefObject<string | undefined>
  chosen: ReadonlySet<string>
  choose: (card: Card) => void
  onKey: (event: KeyboardEvent<HTMLElement>, card: Card) => void
}

export function BoardColumn(props: Props) {
  const { language, column, stages, moves, dragged, setDragged, begin, showMore } = props
  const { stage, total, cards } = column
  const [isOver, setIsOver] = useState(false)
  const mayDrop = dragged !== undefined && moves[dragged.stage]?.includes(stage)
  const count = figuresIn(language)
  const state = mayDrop ? (isOver ? 'over' : 'open') : undefined
  return (
    <section
      className={styles.column}
      aria-labelledby={`stage-${stage}`}
      data-drop={state}
      onDragOver={(event) => {
        if (!mayDrop) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (dragged) begin(dragged, stage)
        setDragged(undefined)
      }}
    >
      <h2 id={`stage-${stage}`}>
        {stages[stage]} <span className={styles.count}>{count.format(total)}</span>
      </h2>
      {/* Safari drops the list's role with its bullets. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <ul role="list">
        {cards.map((card) => (
          <BoardCard key={card.id} {...props} card={card} isChosen={props.chosen.has(card.id)} />
        ))}
      </ul>
      {total === 0 && <p className={styles.quiet}>{deskWords.empty[language]}</p>}
      {cards.length < total && (
        <button
          type="button"
          className={styles.more}
          onClick={() => void showMore(stage, cards.length)}
        >
          {deskWords.more[language]}
        </button>
      )}
    </section>
  )
}
