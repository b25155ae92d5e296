/** The names of inputs that ask a job's own questions; light enough for the browser. */

export type QuestionField = `q.${string}`

/** `q.65f…`; each tick of several choices adds its place among them: `q.65f….2`. */
export const questionName = (id: string): QuestionField => `q.${id}`

export const isQuestion = (name: string): name is QuestionField => name.startsWith('q.')

/** Largest lengths, in code points. */
export const questionLimits = { short: 300, long: 3_000 } as const

/**
 * What the form sends for one of several choices: its place, by which it is found again in the other language, and its
 * words, by which a choice is known that was moved meanwhile.
 */
export const choiceValue = (choice: string, place: number) => `${place}:${choice}`

/** @returns of the values of a list the one that stands where the given one stood, in whichever language that was. */
export const choiceAgain = (values: readonly string[], value: string) =>
  values.find((one) => one.split(':', 1)[0] === value.split(':', 1)[0]) ?? ''
