/** Something in what is brought that cannot be taken: one sentence a line, each with its file. */
export class TransferMistake extends Error {
  override readonly name = 'TransferMistake'
}

const mostShown = 20

/** @throws {TransferMistake} that names the first mistakes and counts the others; nothing where there is none. */
export function refuseFor(mistakes: readonly string[], nothing = 'Nothing was written.'): void {
  if (mistakes.length === 0) return
  const rest = mistakes.length - mostShown
  throw new TransferMistake(
    [...mistakes.slice(0, mostShown), ...(rest > 0 ? [`… and ${rest} more.`] : []), nothing].join(
      '\n',
    ),
  )
}
