/**
 * One folder for all that integration tests write, taken away when they end, whatever they left in
 * it. It lies in memory where there is plenty: the tables of one studio alone are 2700 files.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute. */
    testFolder: string
  }
}

const memory = '/dev/shm'
const plenty = 3 * 1024 ** 3

export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(isRoomInMemory() ? memory : tmpdir(), 'wajiha-tests-'))
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  // Where `tmpdir()` of the tests and of all that they start leads.
  process.env.TMPDIR = folder
  provide('testFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

function isRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > plenty
  } catch {
    return false
  }
}
