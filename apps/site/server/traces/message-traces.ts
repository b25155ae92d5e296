/**
 * In which trace a message was taken in, so that its delivery goes on in it. Known to this process and for as long as
 * it lives: what another one carries, or this one after a restart, begins a trace of its own.
 */
import { currentSpan } from '@wajiha/contract/traces'
import { LRUCache } from 'lru-cache'

/** More than wait while the studio is away for a moment. */
const most = 500

const known = new LRUCache<string, string>({ max: most })

export function noteTraceOf(key: string): void {
  const span = currentSpan()
  if (span) known.set(key, span.traceparent)
}

/** The `traceparent` of a message, also at its second try. */
export const traceOfMessage = (key: string): string | undefined => known.get(key)
