/**
 * `npm run faults`: breaks the product on purpose, and compares what visitors were thanked for with
 * what is stored. `-- --long` takes each experiment's full number of rounds, `-- --rounds 200` that
 * many, `-- --only site-killed,disk-full` chooses, `-- --seconds 600` is how long a studio stays away,
 * `-- --write` puts what came of it into the table of `docs/trust.md`. What tests take away comes last.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilds } from './build-all.ts'
import { experiments } from './faults/experiments/index.ts'
import { held, runHeld } from './faults/held.ts'
import { type Result, runFaults } from './faults/run.ts'
import { table } from './faults/table.ts'
import { type Told, tell, tellHeld, withResults } from './faults/written.ts'
import { createReport } from './report.ts'
import { root } from './root.ts'
import { explain, Sentence } from './sentence.ts'
import { leaveOnSignal } from './steps.ts'

const report = createReport()
const builds = createBuilds(report)
leaveOnSignal(builds.stop)
try {
  const { isWritten, ...options } = readOptions()
  await builds.run()
  const results = await runExperiments(options)
  const tests = await runTests(options.only)
  report.close()
  if (isWritten) write([...results.map(tell), ...tests.map(tellHeld)])
  if (results.length > 0) console.log(`\n${table(results)}\n`)
  process.exit(results.some(isBad) || tests.some(({ failed }) => failed > 0) ? 1 : 0)
} catch (error) {
  report.close()
  console.error(explain(error))
  process.exit(1)
}

async function runExperiments(options: Omit<ReturnType<typeof readOptions>, 'isWritten'>) {
  const { only } = options
  if (only.length > 0 && !experiments.some(({ name }) => only.includes(name))) return []
  return runFaults({
    ...options,
    onResult: ({ name, acknowledged, missing, duplicated, strange }) => {
      const findings = [...missing, ...duplicated, ...strange]
      report.say(`${findings.length === 0 ? '✓' : '✗'} ${name}: ${acknowledged} acknowledged`)
      for (const finding of findings.slice(0, 20)) report.say(`    ${finding}`)
    },
  })
}

async function runTests(only: readonly string[]) {
  const results = []
  for (const one of held) {
    if (only.length > 0 && !only.includes(one.name)) continue
    const result = await runHeld(one, report)
    results.push(result)
    const { name, passed, failed, output } = result
    report.say(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} tests passed, ${failed} failed`)
    if (output) report.say(output)
  }
  return results
}

function isBad({ missing, duplicated, strange }: Result): boolean {
  return missing.length + duplicated.length + strange.length > 0
}

function write(results: Told[]): void {
  const page = join(root, 'docs', 'trust.md')
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(page, withResults(readFileSync(page, 'utf8'), results, day))
}

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      long: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const only = values.only.split(',').filter(Boolean)
  const names = [...experiments, ...held].map(({ name }) => name)
  const unknown = only.find((name) => !names.includes(name))
  if (unknown)
    throw new Sentence(`There is no experiment “${unknown}”. Choose from: ${names.join(', ')}.`)
  const rounds = values.rounds === undefined ? undefined : positive('--rounds', values.rounds)
  const seconds = positive('--seconds', values.seconds)
  return { only, rounds, seconds, isLong: values.long, isWritten: values.write }
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Sentence(`${name} is “${text}”; write a whole number such as 200.`)
}
