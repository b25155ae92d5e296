/** Which process a number means: numbers are given again, so the time of birth goes with them. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type ProcessIdentity = { pid: number; bornAt: string }

/** The identity of a living process; `undefined` when nothing lives under this number. */
export function identify(pid: number): ProcessIdentity | undefined {
  const bornAt = process.platform === 'linux' ? bornAtOnLinux(pid) : bornAtElsewhere(pid)
  return bornAt === undefined ? undefined : { pid, bornAt }
}

export function isAlive({ pid, bornAt }: ProcessIdentity): boolean {
  return identify(pid)?.bornAt === bornAt
}

/** Ends processes: asks first; after `patience` milliseconds insists, with their whole groups. */
export async function endProcesses(processes: ProcessIdentity[], patience: number): Promise<void> {
  const living = () => processes.filter(isAlive)
  for (const { pid } of living()) signalOne(pid, 'SIGTERM')
  const deadline = Date.now() + patience
  while (living().length > 0 && Date.now() < deadline) await pause(50)
  for (const { pid } of living()) {
    signalGroup(pid, 'SIGKILL')
    signalOne(pid, 'SIGKILL')
  }
  while (living().length > 0 && Date.now() < deadline + 2000) await pause(20)
}

/** Signals all that a process started in the group it leads, and it too. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It leads no group, or everybody is gone.
  }
}

/** Signals one process; nothing when it is gone already. */
export function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone.
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function bornAtOnLinux(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; what follows it is fields 3 (state) to 22 (start time).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function bornAtElsewhere(pid: number) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  if (process.platform === 'win32') return 'unknown'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
