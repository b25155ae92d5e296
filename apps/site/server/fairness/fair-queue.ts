/**
 * Work that is shared out between visitors: few jobs at once, a row for each address, and the rows take
 * turns, so that whoever asks for a thousand things waits for all of them and nobody else does. A row
 * is bounded; where all rows together are full, the longest one gives way.
 */
import { asker, house } from './asker.ts'
import { TooManyAsked } from './too-many.ts'

type Limits = {
  atOnce: number
  /** How many may wait for one address. */
  each: number
  /** How many may wait in all. */
  waiting: number
}

type Task = {
  begin: () => void
  refuse: (error: TooManyAsked) => void
  /** Rows in which it stands: who joins it is no later than in their own row. */
  rows: Set<string>
}

export function createFairQueue({ atOnce, each, waiting }: Limits) {
  const rows = new Map<string, Set<Task>>()
  const known = new Map<string, { result: Promise<unknown>; task: Task | undefined }>()
  let running = 0
  let count = 0

  function stand(who: string, task: Task) {
    const row = rows.get(who) ?? new Set<Task>()
    row.add(task)
    rows.set(who, row)
    task.rows.add(who)
  }

  function leaveRows(task: Task) {
    for (const who of task.rows) {
      const row = rows.get(who)
      row?.delete(task)
      if (row?.size === 0) rows.delete(who)
    }
    task.rows.clear()
    count -= 1
  }

  /** @throws {TooManyAsked} when it is this address's own doing. */
  function makeRoom(who: string) {
    const own = rows.get(who)?.size ?? 0
    if (who !== house && own >= each) throw new TooManyAsked()
    if (count < waiting) return
    const longest = longestRow()
    if (who !== house && own >= longest.length) throw new TooManyAsked()
    // A task that another address waits for as well is never put off.
    const last = longest.findLast((task) => task.rows.size === 1)
    if (!last) return
    leaveRows(last)
    last.refuse(new TooManyAsked())
  }

  function longestRow(): Task[] {
    let longest = new Set<Task>()
    for (const [who, row] of rows) if (who !== house && row.size > longest.size) longest = row
    return [...longest]
  }

  /** The first of the row whose turn it is; that row's next turn comes after all others'. */
  function next(): Task | undefined {
    for (const [who, row] of rows) {
      const [task] = row
      if (!task) continue
      leaveRows(task)
      if (rows.delete(who)) rows.set(who, row)
      return task
    }
    return undefined
  }

  function turn(who: string, onTask: (task: Task) => void): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    makeRoom(who)
    return new Promise((resolve, reject) => {
      const task: Task = { begin: resolve, refuse: reject, rows: new Set() }
      stand(who, task)
      count += 1
      onTask(task)
    })
  }

  /** Between two jobs everybody else is heard, so that who comes now gets their turn. */
  function leave() {
    if (count === 0) running -= 1
    else setImmediate(beginNext)
  }

  function beginNext() {
    const task = next()
    if (task) task.begin()
    else running -= 1
  }

  async function work<Result>(
    isReady: Promise<void> | undefined,
    job: () => Promise<Result> | Result,
  ): Promise<Result> {
    if (isReady) await isReady
    try {
      return await job()
    } finally {
      leave()
    }
  }

  /** Whoever waits for what somebody else asked for has it no later than by their own turn. */
  function join(key: string) {
    const task = known.get(key)?.task
    const isWaiting = task && task.rows.size > 0
    if (isWaiting && !task.rows.has(asker())) stand(asker(), task)
  }

  return {
    join,
    /** Whether nothing runs and nobody waits. */
    isIdle: (): boolean => running === 0,
    /**
     * Runs a job when it is its address's turn. Whoever asks for the same key meanwhile gets the same
     * result, and no later than by their own turn.
     *
     * @param key nothing where no two jobs are the same.
     * @throws {TooManyAsked}
     */
    async run<Result>(
      key: string | undefined,
      job: () => Promise<Result> | Result,
    ): Promise<Result> {
      const who = asker()
      const same = key === undefined ? undefined : known.get(key)
      if (same && key !== undefined) {
        join(key)
        return same.result as Promise<Result>
      }
      let task: Task | undefined
      const isReady = turn(who, (waiting) => {
        task = waiting
      })
      const result = work(isReady, job)
      if (key === undefined) return result
      known.set(key, { result, task })
      return result.finally(() => known.delete(key))
    },
  }
}
