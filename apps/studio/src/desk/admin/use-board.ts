'use client'
/** What a board holds, what is chosen on it, and what was done last. */
import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { deskWords } from '../../platform/admin/words.ts'
import type { Before, Outcome } from '../board/change-many.ts'
import type { Card, Column } from '../board-data.ts'
import type { BoardProps } from './board.tsx'
import { boardWords as words } from './board-words.ts'
import { joined, moved } from './columns.ts'
import { type Needed, neededFor } from './move-dialog.tsx'

type Change = Record<string, string | null>
const mostNamed = 5

type Asked = { card: Card; to: string; needed: Needed; ids?: string[] }

export function useBoard(props: BoardProps) {
  const { name, language, stages, moves } = props
  const { columns, setColumns, reload, showMore } = useColumns(props)
  const { chosen, choose, leave } = useChosen()
  const [dragged, setDragged] = useState<Card>()
  const [asked, setAsked] = useState<Asked>()
  const [news, setNews] = useState('')
  const [last, setLast] = useState<Before[]>([])
  const focusNext = useRef<string>(undefined)

  const failed = (message?: string) => void toast.error(message ?? deskWords.failed[language])

  async function move(card: Card, to: string, data: object = {}) {
    const answer = await callStudio(`${name}/${card.id}?depth=0`, 'PATCH', { stage: to, ...data })
    if (!answer.ok) return failed(answer.message)
    focusNext.current = card.id
    setColumns((now) => moved(now, card, to))
    setNews(`${card.name}: ${stages[to]}`)
    if (name === 'leads') setLast([{ id: card.id, stage: card.stage as Before['stage'] & string }])
  }

  function begin(card: Card, to: string) {
    if (card.stage === to || !moves[card.stage]?.includes(to)) return
    const needed = neededFor(name, to)
    if (needed) setAsked({ card, to, needed })
    else void move(card, to)
  }

  /** Says what was done and what was refused, and shows the board as it is now. */
  async function settle(outcome: Outcome, said: string) {
    const { done, refused } = outcome
    setNews(`${said}: ${done.length}`)
    if (done.length > 0) toast.success(`${said}: ${done.length}`)
    const [why] = refused
    if (why) toast.error(`${words.refused[language]}: ${namesOf(refused)}. ${why.message}`)
    await reload()
  }

  /** Whom it did not reach, by name and number; who is on no column that is open is only counted. */
  function namesOf(refused: Outcome['refused']): string {
    const cards = columns.flatMap((column) => column.cards)
    const named = refused.slice(0, mostNamed).flatMap(({ id }) => {
      const card = cards.find((one) => one.id === id)
      if (!card) return []
      return [`\u2068${card.name}\u2069${card.number ? ` \u2068#${card.number}\u2069` : ''}`]
    })
    const rest = refused.length - named.length
    return [...named, ...(rest > 0 ? [`+${rest}`] : [])].join(words.comma[language])
  }

  async function changeAll(ids: string[], change: object) {
    const answer = await callStudio<Outcome>('leads/many', 'POST', { ids, ...change })
    if (!answer.ok) return failed(answer.message)
    // A lead that was so already has nothing to take back.
    setLast(answer.value.done.filter((one) => Object.keys(one).length > 1))
    leave()
    await settle(answer.value, words.done[language])
  }

  function change(wanted: Change) {
    const ids = [...chosen]
    const card = columns.flatMap(({ cards }) => cards).find(({ id }) => chosen.has(id))
    const needed = wanted.stage ? neededFor(name, wanted.stage) : undefined
    if (card && needed?.choices) setAsked({ card, to: wanted.stage ?? '', needed, ids })
    else void changeAll(ids, wanted)
  }

  async function undo() {
    if (last.length === 0) return
    const answer = await callStudio<Outcome>('leads/undo', 'POST', { leads: last })
    if (!answer.ok) return failed(answer.message)
    setLast([])
    await settle(answer.value, words.undone[language])
  }

  const finish = ({ card, to, ids }: Asked, data: object) =>
    ids ? changeAll(ids, { stage: to, ...data }) : move(card, to, data)
  const drag = { dragged, setDragged, begin, focusNext }
  const many = { chosen, choose, leave, change, last, undo }
  return { columns, news, showMore, asked, setAsked, finish, ...drag, ...many }
}

/** The columns, each as far as it was asked for. */
function useColumns({ name, language, columns: first, query }: BoardProps) {
  const [columns, setColumns] = useState(first)
  // A filter that was chosen brings other columns.
  useEffect(() => setColumns(first), [first])

  /** Every column anew, as the studio has it now. */
  async function reload() {
    const answers = await Promise.all(
      columns.map(({ stage }) => callStudio<Column>(`${name}/board?stage=${stage}&${query}`)),
    )
    setColumns((now) =>
      now.map((column, place) => {
        const answer = answers[place]
        return answer?.ok ? answer.value : column
      }),
    )
  }

  async function showMore(stage: string, shown: number) {
    const page = Math.floor(shown / 20) + 1
    const path = `${name}/board?stage=${stage}&page=${page}&${query}`
    const answer = await callStudio<Column>(path)
    if (!answer.ok) return void toast.error(answer.message ?? deskWords.failed[language])
    setColumns((now) => now.map((one) => (one.stage === stage ? joined(one, answer.value) : one)))
  }

  return { columns, setColumns, reload, showMore }
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = ({ id }: Card) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const leave = () => setChosen(new Set())
  return { chosen, choose, leave }
}
