/** Whether a log is told of somebody who went away while their request was still arriving: no error of ours. */
export const isOfWhoWentAway = (told: unknown): boolean => {
  const error = told instanceof Error ? told : (told as { err?: unknown } | null | undefined)?.err
  return error instanceof Error && error.message === 'aborted' && codeOf(error) === 'ECONNRESET'
}

const codeOf = (error: Error) => (error as NodeJS.ErrnoException).code
