/** A mistake a person can repair: shown as its one sentence, without a stack. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}

/** What to show of anything thrown: a sentence as it is, a defect with its stack. */
export function explain(error: unknown): string {
  if (error instanceof Sentence) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
