/** The visitors' own log against what is stored. Pure. */
import type { Stored } from './stored.ts'

export type Verdict = {
  /** Messages that somebody was thanked for. */
  acknowledged: number
  /** `MESSAGE REFERENCE` of those that lie nowhere, and where they should. */
  missing: string[]
  /** Messages that lie somewhere twice, or were thanked for with two references. */
  duplicated: string[]
}

type Evidence = {
  log: ReadonlyMap<string, ReadonlySet<string>>
  /** Of each node; none where they do not count. What came to several lies in each of them. */
  inboxes: readonly (readonly Stored[])[]
  studio: readonly Stored[]
  /** Only messages of this experiment count. */
  run: string
}

export function judge({ log, inboxes, studio, run }: Evidence): Verdict {
  const missing: string[] = []
  const duplicated: string[] = []
  for (const [message, references] of log)
    if (references.size > 1) duplicated.push(`${message} thanked as ${[...references].join(', ')}`)
  for (const [place, all] of [
    ['inbox', inboxes],
    ['studio', [studio]],
  ] as const) {
    if (all.length === 0) continue
    const known = new Set(all.flat().map(({ reference }) => reference))
    for (const [message, references] of log)
      for (const reference of references)
        if (!known.has(reference)) missing.push(`${message} ${reference} is not in the ${place}`)
    for (const rows of all) {
      const seen = new Set<string>()
      for (const { message } of rows.filter((row) => row.message.startsWith(`${run}-`))) {
        if (seen.has(message)) duplicated.push(`${message} is in the ${place} twice`)
        seen.add(message)
      }
    }
  }
  return { acknowledged: log.size, missing, duplicated }
}
