/** The visit that brought this document, in memory: it may travel with a form though nothing is kept. */
import type { Visit } from './visit.ts'

let touch: Visit | undefined

export const rememberTouch = (visit: Visit) => {
  touch = visit
}

export const touchInMemory = (): Visit | undefined => touch
