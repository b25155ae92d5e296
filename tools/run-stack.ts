/** `start` and `dev`: the stack in the foreground. */
import { relative } from 'node:path'
import { box } from './box.ts'
import { runInForeground } from './foreground.ts'
import { createReport, elapsed } from './report.ts'
import { root } from './root.ts'
import type { Mode } from './stack/plan.ts'
import { createStack, type Stack, type StackOptions } from './stack.ts'

export async function runStack(mode: Mode, options: StackOptions = {}): Promise<void> {
  const began = Date.now()
  const report = createReport()
  const { start, stop, replace, kill } = createStack({ ...options, mode, report })
  const say = async () => describe(await start(), mode, elapsed(began))
  await runInForeground({ start: say, stop, replace, kill }, report)
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
