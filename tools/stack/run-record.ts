/**
 * Who belongs to this run, on disk. A start that finds the record of another finds the processes
 * that a killed supervisor could not take with it.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartName } from './part-names.ts'
import { endProcesses, identify, isAlive, type ProcessIdentity, pause } from './process-identity.ts'

export type RunRecord = {
  add: (pid: number) => void
  remove: (pid: number) => void
  close: () => void
}

/** @param part Whose, where the parts run one by one; else the whole's. */
export function openRunRecord(folder: string, part?: PartName): RunRecord {
  const file = recordIn(folder, part)
  const processes = new Map<number, ProcessIdentity>()
  const write = () => writeFileSync(file, `${JSON.stringify([...processes.values()])}\n`)
  return {
    add(pid) {
      const identity = identify(pid)
      if (!identity) return
      processes.set(pid, identity)
      write()
    },
    remove(pid) {
      if (processes.delete(pid)) write()
    },
    close: () => rmSync(file, { force: true }),
  }
}

/** Ends what a killed run left behind; its children leave by themselves, so they get a moment. */
export async function endLeftovers(folder: string, part?: PartName): Promise<number> {
  const file = recordIn(folder, part)
  const left = readRecord(file).filter(isAlive)
  for (let waited = 0; left.some(isAlive) && waited < 2000; waited += 50) await pause(50)
  await endProcesses(left, 2000)
  rmSync(file, { force: true })
  return left.length
}

function recordIn(folder: string, part?: PartName) {
  return join(folder, part ? `run-${part}.json` : 'run.json')
}

function readRecord(file: string): ProcessIdentity[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
