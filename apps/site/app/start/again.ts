/** Milliseconds until code that could not be fetched is asked for once more. */
export const againMs = 1_000
