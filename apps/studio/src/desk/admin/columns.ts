/** A board's columns after a move, and after more of one of them came. Pure. */
import type { Card, Column } from '../board-data.ts'

export function moved(columns: Column[], card: Card, to: string): Column[] {
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
export function joined(column: Column, more: Column): Column {
  const known = new Set(column.cards.map(({ id }) => id))
  return { ...more, cards: [...column.cards, ...more.cards.filter(({ id }) => !known.has(id))] }
}
