/** Errors of SQLite after which a file is not to be trusted: what it holds is malformed, or no database. */
const malformed = new Set([11, 26])

/** Also when it is the cause of another error. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Extended codes carry the kind in their lowest byte.
  const { errcode } = error as { errcode?: number }
  return (errcode !== undefined && malformed.has(errcode & 255)) || isDamage(error.cause)
}
