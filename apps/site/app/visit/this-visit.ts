/** The visit that brought this document, in memory: it may travel with a form though nothing is kept. */
import type { Visit } from './visit.ts'

let touch: Visit | undefined

export const rememberVisit = (visit: Visit) => {
  touch = visit
}

export const visitInMemory = (): Visit | undefined => touch
