/** What a running process's memory is made of, by the kernel's account and by its own. Linux only. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Megabytes. `native` is what neither JavaScript nor its buffers nor files of programs account for. */
export type Memory = {
  resident: number
  peak: number
  heapUsed: number
  heapTotal: number
  buffers: number
  files: number
  native: number
  /** Of the processes that it started itself, resident. */
  others: number
}

const longestMs = 20_000

/** @param note what the probe in the process was told by `WAJIHA_MEMORY_NOTE`. */
export async function readMemory(pid: number, note: string): Promise<Memory> {
  const own = await askProbe(pid, `${note}.${pid}`)
  const kernel = kernelAccount(pid)
  const anonymous = kernel('RssAnon')
  return {
    resident: kernel('VmRSS'),
    peak: kernel('VmHWM'),
    heapUsed: megabytes(own.heapUsed),
    heapTotal: megabytes(own.heapTotal),
    buffers: megabytes(own.external),
    files: kernel('RssFile'),
    native: anonymous - megabytes(own.heapTotal) - megabytes(own.external),
    others: residentOfChildren(pid),
  }
}

/** Megabytes of a process by the kernel's account alone. */
export const residentOf = (pid: number): number => kernelAccount(pid)('VmRSS')

/** What the probe in a process says: of its memory, in bytes, or as another one says. @param file its note. */
export async function askProbe<Note = NodeJS.MemoryUsage>(
  pid: number,
  file: string,
): Promise<Note> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGWINCH')
  const deadline = performance.now() + longestMs
  for (;;) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Note
    } catch {
      if (performance.now() > deadline) throw new Error(`Process ${pid} holds no probe`)
      await pause(20)
    }
  }
}

function residentOfChildren(pid: number): number {
  let sum = 0
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const account = kernelAccount(Number(name))
    if (account('PPid', 1) === pid) sum += account('VmRSS')
  }
  return sum
}

/** @returns megabytes of a line, or a plain number where `unit` is 1; nothing of a process that has ended. */
function kernelAccount(pid: number): (name: string, unit?: number) => number {
  const status = statusOf(pid)
  return (name, unit = 1_024) => {
    const [, value] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? []
    return Math.round(Number(value ?? 0) / unit)
  }
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
