'use client'
/** Cards in columns, moved by dragging or by the menu that each card carries. */
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/office.module.css'
import { deskWords, type Language } from '../../platform/admin/words.ts'
import type { BoardName, Card, Column } from '../board-data.ts'
import { BoardColumn } from './board-column.tsx'
import { MoveDialog, type Needed, neededFor } from './move-dialog.tsx'

export type BoardProps = {
  name: BoardName
  language: Language
  columns: Column[]
  /** Words of every stage, by key. */
  stages: Record<string, string>
  moves: Record<string, readonly string[]>
}

type Move = { card: Card; to: string; needed: Needed }

export function Board({ name, language, columns: first, stages, moves }: BoardProps) {
  const [columns, setColumns] = useState(first)
  const [dragged, setDragged] = useState<Card>()
  const [asked, setAsked] = useState<Move>()
  const [news, setNews] = useState('')
  const focusNext = useRef<string>(undefined)

  async function move(card: Card, to: string, data: object = {}) {
    const answer = await callStudio(`${name}/${card.id}?depth=0`, 'PATCH', { stage: to, ...data })
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    focusNext.current = card.id
    setColumns((now) => moved(now, card, to))
    setNews(`${card.name}: ${stages[to]}`)
  }

  function begin(card: Card, to: string) {
    if (card.stage === to || !moves[card.stage]?.includes(to)) return
    const needed = neededFor(name, to)
    if (needed) setAsked({ card, to, needed })
    else void move(card, to)
  }

  async function showMore(stage: string, shown: number) {
    const page = Math.floor(shown / 20) + 1
    const answer = await callStudio<Column>(`${name}/board?stage=${stage}&page=${page}`)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    setColumns((now) => now.map((one) => (one.stage === stage ? joined(one, answer.value) : one)))
  }

  return (
    <>
      <p className={styles.unseen} role="status">
        {news}
      </p>
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            name={name}
            language={language}
            column={column}
            stages={stages}
            moves={moves}
            dragged={dragged}
            setDragged={setDragged}
            begin={begin}
            showMore={showMore}
            focusNext={focusNext}
          />
        ))}
      </div>
      {asked && (
        <MoveDialog
          {...asked}
          language={language}
          close={() => setAsked(undefined)}
          done={(data) => {
            setAsked(undefined)
            void move(asked.card, asked.to, data)
          }}
        />
      )}
    </>
  )
}

function moved(columns: Column[], card: Card, to: string): Column[] {
  return columns.map((column) => {
    if (column.stage === card.stage) {
      const cards = column.cards.filter(({ id }) => id !== card.id)
      return { ...column, cards, total: column.total - 1 }
    }
    if (column.stage !== to) return column
    const settled = { ...card, stage: to, isOverdue: card.isOverdue && to === 'new' }
    return { ...column, cards: [settled, ...column.cards], total: column.total + 1 }
  })
}

/** Pages shift while cards move; a card that is already there is not shown twice. */
function joined(column: Column, more: Column): Column {
  const known = new Set(column.cards.map(({ id }) => id))
  return { ...more, cards: [...column.cards, ...more.cards.filter(({ id }) => !known.has(id))] }
}
