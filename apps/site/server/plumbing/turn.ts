/**
 * Of several processes on one data folder only one does a piece of work at a time. Whose turn it is stands in
 * SQLite's own file lock, which the kernel drops with the process that holds it.
 */
import { DatabaseSync } from 'node:sqlite'

export type Turn = {
  /** Whether it is ours now; asked again it stays so. */
  take: () => boolean
  /** Lets another have it; it is not taken again. */
  leave: () => void
}

const busy = 5

/** @param file made when it is not there; nothing is ever written into it. */
export function openTurn(file: string): Turn {
  let held: DatabaseSync | undefined
  let isOver = false
  return {
    take() {
      if (held) return true
      if (isOver) return false
      let database: DatabaseSync | undefined
      try {
        database = new DatabaseSync(file, { timeout: 0 })
        database.exec('BEGIN EXCLUSIVE')
        held = database
        return true
      } catch (error) {
        database?.close()
        // A disk that refuses even this must not keep the work from being done: done twice it does no harm.
        return (error as { errcode?: number }).errcode !== busy
      }
    },
    leave() {
      isOver = true
      held?.close()
      held = undefined
    },
  }
}
