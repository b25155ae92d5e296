import type { IncomingMessage } from 'node:http'

const paced = new WeakSet<IncomingMessage>()

/** Says that somebody watches how fast this body comes, so that the general limit lets it be. */
export const keepOwnPace = (request: IncomingMessage) => void paced.add(request)

export const hasOwnPace = (request: IncomingMessage) => paced.has(request)
