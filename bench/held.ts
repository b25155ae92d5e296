/** Numbers beside their aims, and the page in which the last ones are kept. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** One number of a run. `holds` is empty where no aim was set. */
export type Held = { what: string; measured: string; aim: string; holds: 'yes' | 'no' | '' }

const page = join(import.meta.dirname, '..', 'docs', 'performance.md')

export const atMost = (what: string, value: number, aim: number, unit: string): Held => ({
  what,
  measured: `${rounded(value)} ${unit}`,
  aim: `≤ ${aim} ${unit}`,
  holds: value <= aim ? 'yes' : 'no',
})

export const atLeast = (what: string, value: number, aim: number, unit: string): Held => ({
  what,
  measured: `${rounded(value)} ${unit}`,
  aim: `≥ ${aim} ${unit}`,
  holds: value >= aim ? 'yes' : 'no',
})

/** Median and 95th percentile of times in milliseconds. */
export function timesWithin(what: string, times: number[], [median, most]: [number, number]): Held {
  const [half, nearlyAll] = [at(times, 0.5), at(times, 0.95)]
  return {
    what: `${what}, median / p95`,
    measured: `${rounded(half)} / ${rounded(nearlyAll)} ms`,
    aim: `≤ ${median} / ${most} ms`,
    holds: half <= median && nearlyAll <= most ? 'yes' : 'no',
  }
}

export const told = (what: string, measured: string): Held => ({
  what,
  measured,
  aim: '',
  holds: '',
})

/** @returns what a share of the times stays within. */
export const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

const rounded = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** Replaces a section of `docs/performance.md`, which stands between two comments with its name. */
export function keepSection(name: string, rows: Held[]): void {
  const before = readFileSync(page, 'utf8')
  const section = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`)
  if (!section.test(before)) throw new Error(`docs/performance.md has no section “${name}”`)
  const lines = rows.map(({ what, measured, aim, holds }) =>
    `| ${what} | ${measured} | ${aim} | ${holds} |`.replaceAll('  ', ' '),
  )
  const text = [
    `<!-- ${name} -->`,
    `${machine()}`,
    '',
    '| number | measured | aim | holds |',
    '|---|---|---|---|',
    ...lines,
    `<!-- /${name} -->`,
  ]
  writeFileSync(
    page,
    before.replace(section, () => text.join('\n')),
  )
}

/** The machine and the day. */
function machine(): string {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const day = new Date().toISOString().slice(0, 10)
  return `${cpus().length} processors (${processor?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}, ${day}.`
}
