'use client'
/** The board by the keyboard: arrows walk as the columns stand, in either direction of writing. */
import type { KeyboardEvent } from 'react'
import type { Card, Column } from '../board-data.ts'

type Acts = {
  columns: readonly Column[]
  open: (card: Card) => void
  choose: (card: Card) => void
  begin: (card: Card, to: string) => void
  undo: () => void
}

/** @returns what a card hears; the focus goes to elements with `data-card`. */
export function keysOf({ columns, open, choose, begin, undo }: Acts) {
  return (event: KeyboardEvent<HTMLElement>, card: Card) => {
    // The menu and the link within a card keep their own keys.
    if (event.target !== event.currentTarget) return
    const isUndo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ'
    const step = stepOf(event)
    if (isUndo) undo()
    else if (event.key === 'Enter') open(card)
    else if (event.key === ' ') choose(card)
    else if (step && event.shiftKey && step.across) moveBy(card, step.across)
    else if (step) focusOn(neighbourOf(columns, card, step))
    else return
    event.preventDefault()
  }

  function moveBy(card: Card, across: number) {
    const place = columns.findIndex(({ stage }) => stage === card.stage)
    const to = columns[place + across]
    if (to) begin(card, to.stage)
  }
}

type Step = { across: number; down: number }

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Step | undefined {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return { across: 0, down: key === 'ArrowDown' ? 1 : -1 }
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { across: key === forwards ? 1 : -1, down: 0 }
  return undefined
}

/** The card above or below; across, the one at the same height of the next column that has any. */
function neighbourOf(columns: readonly Column[], { id, stage }: Card, { across, down }: Step) {
  const place = columns.findIndex((column) => column.stage === stage)
  const row = columns[place]?.cards.findIndex((one) => one.id === id) ?? 0
  if (down) return columns[place]?.cards[row + down]
  for (let at = place + across; columns[at]; at += across) {
    const { cards = [] } = columns[at] ?? {}
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)]
  }
  return undefined
}

function focusOn(card: Card | undefined) {
  if (!card) return
  document.querySelector<HTMLElement>(`[data-card="${card.id}"]`)?.focus()
}
