/** A release says nothing about the machine that made it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { walk } from './stage.ts'

/** @returns The files below that name one of these folders. */
export function findMachinePaths(folder: string, machinePaths: string[]): string[] {
  return walk(folder, '.').filter((file) => {
    const content = readOf(join(folder, file))
    return machinePaths.some((path) => content?.includes(`${path}/`))
  })
}

function readOf(file: string) {
  try {
    return readFileSync(file)
  } catch {
    // A link to a folder.
    return undefined
  }
}
