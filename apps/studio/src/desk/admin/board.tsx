'use client'
import { useRouter } from 'next/navigation'
import styles from '../../platform/admin/office.module.css'
/** Cards in columns, moved by dragging, by keys or by the menu that each card carries; many at once by the bar. */
import quiet from '../../platform/admin/unseen.module.css'
import type { Language } from '../../platform/admin/words.ts'
import type { BoardName, Column } from '../board-data.ts'
import bars from './board.module.css'
import { BoardBar } from './board-bar.tsx'
import { BoardColumn } from './board-column.tsx'
import { boardWords } from './board-words.ts'
import type { Choice } from './entry-form.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useBoard } from './use-board.ts'
import { keysOf } from './use-keys.ts'

export type BoardProps = {
  name: BoardName
  language: Language
  columns: Column[]
  /** Words of every stage, by key. */
  stages: Record<string, string>
  moves: Record<string, readonly string[]>
  colleagues: readonly Choice[]
  /** The filter, as the address has it. */
  query: string
}

export function Board(props: BoardProps) {
  const { name, language, stages, moves, colleagues, query } = props
  const router = useRouter()
  const board = useBoard(props)
  const { columns, begin, choose, undo, asked, setAsked } = board
  const open = ({ id }: { id: string }) => router.push(`/admin/collections/${name}/${id}`)
  const onKey = keysOf({ columns, open, choose, begin, undo: () => void undo() })
  return (
    <>
      <p className={quiet.unseen} role="status">
        {board.news}
      </p>
      {name === 'leads' && (
        <>
          <p className={bars.hint}>{boardWords.keys[language]}</p>
          <BoardBar
            language={language}
            stages={stages}
            colleagues={colleagues}
            count={board.chosen.size}
            canUndo={board.last.length > 0}
            undo={() => void undo()}
            leave={board.leave}
            change={board.change}
          />
        </>
      )}
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            name={name}
            language={language}
            column={column}
            stages={stages}
            moves={moves}
            colleagues={colleagues}
            query={query}
            dragged={board.dragged}
            setDragged={board.setDragged}
            begin={begin}
            showMore={board.showMore}
            focusNext={board.focusNext}
            chosen={board.chosen}
            choose={choose}
            onKey={onKey}
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
            void board.finish(asked, data)
          }}
        />
      )}
    </>
  )
}
