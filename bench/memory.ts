/** Resident memory, in megabytes, of the processes whose command line ends with a script of ours. */
import { readdirSync, readFileSync } from 'node:fs'

type Memory = { site: number; studio: number }

export const residentMemory = (): Memory => ({
  site: residentOf('apps/site/server/main.ts'),
  studio: residentOf('apps/studio/server.ts'),
})

function residentOf(script: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    if (!command.endsWith(script)) continue
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`)) ?? []
    return Math.round(Number(kilobytes) / 1_024)
  }
  return Number.NaN
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
