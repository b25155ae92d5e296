/** What the doctor says of one thing. */
export type Finding = {
  /** `broken` ends in an exit code of 1; `waiting` heals by itself; of what is `unsure` somebody should look. */
  weight: 'broken' | 'waiting' | 'unsure'
  /** What is the matter, and what to do. */
  sentence: string
  /** Up to twenty of those concerned. */
  references: string[]
}

const of = (weight: Finding['weight']) => (sentence: string) =>
  ({ weight, sentence, references: [] }) satisfies Finding

export const broken = of('broken')
export const unsure = of('unsure')

/** What comes too late is said as if it had not come. @param ms milliseconds. */
export async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A reason as it stands in brackets. */
export const reasonIn = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\.$/, '')
