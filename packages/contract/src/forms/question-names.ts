/** The names of inputs that ask a job's own questions; light enough for the browser. */

export type QuestionField = `q.${string}`

/** `q.65f…`; each tick of several choices adds its place among them: `q.65f….2`. */
export const questionName = (id: string): QuestionField => `q.${id}`

export const isQuestion = (name: string): name is QuestionField => name.startsWith('q.')

/** Largest lengths, in code points. */
export const questionLimits = { short: 300, long: 3_000 } as const
