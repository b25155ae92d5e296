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
  /** Nothing where it does not count. */
  inbox: readonly Stored[] | undefined
  studio: readonly Stored[]
  /** Only messages of this experiment count. */
  run: string
}

export function judge({ log, inbox, studio, run }: Evidence): Verdict {
  const missing: string[] = []
  const duplicated: string[] = []
  for (const [message, references] of log)
    if (references.size > 1) duplicated.push(`${message} thanked as ${[...references].join(', ')}`)
  for (const [place, all] of Object.entries({ inbox, studio })) {
    if (!all) continue
    const rows = all.filter(({ message }) => message.startsWith(`${run}-`))
    const known = new Set(rows.map(({ reference }) => reference))
    for (const [message, references] of log)
      for (const reference of references)
        if (!known.has(reference)) missing.push(`${message} ${reference} is not in the ${place}`)
    const seen = new Set<string>()
    for (const { message } of rows) {
      if (seen.has(message)) duplicated.push(`${message} is in the ${place} twice`)
      seen.add(message)
    }
  }
  return { acknowledged: log.size, missing, duplicated }
}
