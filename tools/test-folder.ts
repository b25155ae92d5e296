/**
 * One folder for all that integration or browser tests write, taken away when they end, whatever they
 * left in it. It lies in memory where there is plenty: the tables of one studio alone are 2700 files.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { identify } from './stack/process-identity.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute. */
    testFolder: string
  }
}

const memory = '/dev/shm'
const plenty = 3 * 1024 ** 3

export default function setup({ provide }: TestProject) {
  const place = isRoomInMemory() ? memory : tmpdir()
  removeAbandoned(place)
  const folder = mkdtempSync(join(place, `wajiha-tests-${process.pid}-`))
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  // Where `tmpdir()` of the tests and of all that they start leads.
  process.env.TMPDIR = folder
  provide('testFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** A run that was killed could not tidy up. */
function removeAbandoned(place: string) {
  for (const name of readdirSync(place)) {
    const [, pid] = /^wajiha-tests-(\d+)-/.exec(name) ?? []
    if (pid && !identify(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > plenty
  } catch {
    return false
  }
}
