/**
 * The parts of `check` and `test`: each has a name, an outcome that counts and, when it failed, what
 * it said. All run, whatever fails; what failed is told in full at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { leaveWithParent } from './leave-with-parent.ts'
import type { Report } from './report.ts'
import { root } from './root.ts'
import { pause } from './stack/process-identity.ts'

/** `output` is told when something failed, `notes` always. */
export type Outcome = { passed: number; failed: number; output: string; notes?: string }

export type Part = { name: string; run: () => Promise<Outcome> | Outcome }

const running = new Set<ChildProcess>()

/** Runs the parts, at most `lanes` at a time, in their order. */
export async function runParts(parts: Part[], report: Report, lanes = 1): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, output: '' }
  const waiting = [...parts]
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await runPart(part, report)
      total.passed += outcome.passed
      total.failed += outcome.failed
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return total
}

async function runPart({ name, run }: Part, report: Report): Promise<Outcome> {
  const step = report.step(name)
  const outcome = await attempt(run)
  const count = outcome.passed + outcome.failed
  const counted = count > 1 ? `${name} (${outcome.passed} of ${count})` : name
  if (outcome.failed === 0) {
    step.done(counted)
    if (outcome.notes) report.say(indent(outcome.notes))
  } else {
    step.fail(counted)
    report.say(indent(outcome.output))
  }
  return outcome
}

async function attempt(run: Part['run']): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, output }
  }
}

/** A program of the project as one part: it passes when it ends with 0. */
export function programPart(name: string, args: string[], cwd = root): Part {
  return {
    name,
    async run() {
      const { code, output } = await runNode(args, cwd)
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
    },
  }
}

/** Runs Node quietly. Colours stay off, so that what it says can be read in any log. */
export function runNode(
  args: string[],
  cwd = root,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, output })
    })
  })
}

/** Ctrl-C, SIGTERM and a killed parent end the running parts too, which clean up after themselves. */
export function leaveOnSignal(alsoStop: () => Promise<void> = async () => {}): void {
  const leave = async () => {
    const ends = [...running].map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of running) child.kill('SIGTERM')
    await Promise.race([Promise.all([...ends, alsoStop()]), pause(4500)])
    for (const child of running) child.kill('SIGKILL')
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
  leaveWithParent(leave)
}

function indent(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
