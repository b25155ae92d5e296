/** What runs in the foreground until Ctrl-C, SIGTERM or the end of who started it. */
import { leaveWithParent } from './leave-with-parent.ts'
import type { Report } from './report.ts'
import { explain } from './sentence.ts'

export type Foreground = {
  /** @returns What to say when it serves. @throws {Sentence} */
  start: () => Promise<string>
  /** At any time, also in the middle of a start. */
  stop: () => Promise<void>
  /** On SIGUSR2: a new process follows the one that serves. */
  replace?: () => Promise<void>
  /** Now. */
  kill: () => void
}

export async function runInForeground(work: Foreground, report: Report): Promise<void> {
  let stoppedAt = 0
  const stop = async (code: number) => {
    if (stoppedAt) return
    stoppedAt = Date.now()
    await work.stop()
    report.close()
    process.exit(code)
  }
  const onSignal = () => {
    if (!stoppedAt) {
      report.say('Stopping … (once more to stop at once)')
      void stop(0)
      return
    }
    // One Ctrl-C arrives up to three times: from the terminal, from npm and from the bootstrap.
    if (Date.now() - stoppedAt < 700) return
    work.kill()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  const { replace } = work
  if (replace) process.on('SIGUSR2', () => void (stoppedAt || replace()))
  leaveWithParent(() => void stop(1))
  try {
    report.say(`\n${await work.start()}\n`)
  } catch (error) {
    if (!stoppedAt) console.error(explain(error))
    await stop(1)
  }
}
