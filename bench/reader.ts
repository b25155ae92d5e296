/** Somebody who reads kept pages all the while, and the work of the process that answers. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { askOnly } from './ask.ts'

/** One question so often, milliseconds. */
const everyMs = 10

type Read<Result> = {
  result: Result
  /** Milliseconds of each answer. */
  times: number[]
  /** Of one processor, what the site's process used meanwhile. */
  share: number
}

/** Reads the pages in turn until the work is done. @param pid of the site. */
export async function readWhile<Result>(
  pages: string[],
  pid: number,
  work: () => Promise<Result>,
): Promise<Read<Result>> {
  const times: number[] = []
  let isOver = false
  const begun = { at: performance.now(), seconds: processorSeconds(pid) }
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const asked = performance.now()
      await askOnly(pages[turn % pages.length] ?? '', { accept: 'text/html' })
      times.push(performance.now() - asked)
      await pause(everyMs)
    }
  })()
  const result = await work().finally(() => {
    isOver = true
  })
  await reading
  const passed = (performance.now() - begun.at) / 1_000
  return { result, times, share: (processorSeconds(pid) - begun.seconds) / passed }
}

/** User and system time since the process began; Linux counts them in hundredths. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
