/** Builds what is stale: the stamp beside the output says what it was made from. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Report } from '../report.ts'
import { Sentence } from '../sentence.ts'
import type { Child, Launch } from './children.ts'
import { fingerprint } from './fingerprint.ts'
import type { Build } from './plan.ts'
import { describeExit } from './service.ts'

type Builder = {
  root: string
  report: Report
  start: (launch: Pick<Launch, 'args' | 'cwd' | 'onLine'>) => Child
}

export function isBuilt(root: string, build: Build): boolean {
  return readStamp(build) === fingerprint(root, build.sources)
}

/** @throws {Sentence} with the last of what the build said. */
export async function runBuild(build: Build, { root, report, start }: Builder): Promise<void> {
  const step = report.step(`Building the ${build.name}`)
  const madeFrom = fingerprint(root, build.sources)
  // From here on the output is neither the old nor the new one.
  rmSync(build.stamp, { force: true })
  const said: string[] = []
  const child = start({ args: build.args, cwd: build.cwd, onLine: (line) => said.push(line) })
  const exit = await child.exited
  if (exit.code !== 0) {
    step.fail()
    const tail = said.slice(-40).join('\n')
    throw new Sentence(`${tail}\nThe ${build.name} could not be built (${describeExit(exit)}).`)
  }
  mkdirSync(dirname(build.stamp), { recursive: true })
  writeFileSync(build.stamp, madeFrom)
  step.done()
}

function readStamp(build: Build) {
  try {
    return readFileSync(build.stamp, 'utf8')
  } catch {
    return ''
  }
}
