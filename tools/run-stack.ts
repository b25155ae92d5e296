/** `start` and `dev`: the stack in the foreground, until Ctrl-C, SIGTERM or too many deaths. */
import { relative } from 'node:path'
import { box } from './box.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { createReport, elapsed } from './report.ts'
import { root } from './root.ts'
import { explain } from './sentence.ts'
import type { Mode } from './stack/plan.ts'
import { createStack, type Stack, type StackOptions } from './stack.ts'

export async function runStack(mode: Mode, options: StackOptions = {}): Promise<void> {
  const began = Date.now()
  const report = createReport()
  const stack = createStack({ ...options, mode, report })
  let stoppedAt = 0

  const stop = async (code: number) => {
    if (stoppedAt) return
    stoppedAt = Date.now()
    await stack.stop()
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
    stack.kill()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  leaveWithParent(() => void stop(1))
  stack.failure.then((reason) => {
    report.say(explain(reason))
    void stop(1)
  })

  try {
    report.say(`\n${describe(await stack.start(), mode, elapsed(began))}\n`)
  } catch (error) {
    if (!stoppedAt) console.error(explain(error))
    await stop(1)
  }
}

function describe({ settings, administrator }: Stack, mode: Mode, took: string) {
  const { siteOrigin, studioOrigin, dataDir } = settings
  const nearby = relative(root, dataDir)
  return box(mode === 'development' ? 'Wajiha · development' : 'Wajiha', [
    ['Site', siteOrigin],
    ['Studio', `${studioOrigin}/admin`],
    ...(administrator ? administratorRows(administrator) : []),
    ['Data', nearby.startsWith('..') ? dataDir : `./${nearby}`],
    ['Ready in', `${took} · Ctrl-C stops everything`],
  ])
}

function administratorRows({ email, password }: NonNullable<Stack['administrator']>) {
  return [
    ['E-mail', email],
    ['Password', `${password}  (shown only now; you choose another when you sign in)`],
  ] as [string, string][]
}
