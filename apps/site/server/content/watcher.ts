/**
 * Follows the studio's changes feed by long polling, so that any number of site processes hear of a
 * publication at once and none misses one over a restart: the place reached is kept on disk.
 */
import { type Changes, limits } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import { type Round, startAskingLoop } from '../plumbing/asking-loop.ts'
import { contentRequest } from './answer-key.ts'
import type { Breakers } from './breakers.ts'
import type { Content } from './content.ts'
import type { Copies, Cursor } from './copies.ts'
import type { StudioClient } from './studio-client.ts'

type Parts = {
  client: StudioClient
  content: Content
  copies: Copies
  breakers: Breakers
  log: Log
  /** Hears, before anything is read again because of it, which change was heard of last. */
  onHeard: (change: number) => void
}

type Watcher = {
  stop: () => void
  isConnected: () => boolean
  /** The newest change that was followed, as the studio numbers them. */
  heard: () => number
}

export async function watchChanges(parts: Parts): Promise<Watcher> {
  const { copies, content, breakers, log, onHeard } = parts
  let cursor = await copies.readCursor()
  // All that comes later will be announced.
  if (cursor) onHeard(cursor.last)
  let isConnected = false

  async function follow(changes: Changes) {
    const isNewDatabase = changes.epoch !== cursor?.epoch
    const reached = { epoch: changes.epoch, last: isNewDatabase && cursor ? 0 : changes.last }
    if (!isConnected) log.info('studio_connected', { after: reached.last })
    const wasAway = !isConnected
    isConnected = true
    breakers.succeeded('changes')
    onHeard(reached.last)
    if (isNewDatabase && cursor) content.invalidateAll()
    else if (changes.changes.length > 0) content.invalidate(changes.changes)
    if (wasAway) content.refreshStale()
    if (reached.last !== cursor?.last || isNewDatabase) await copies.keepCursor(reached)
    cursor = reached
  }

  async function round(signal: AbortSignal): Promise<Round> {
    const changes = await askForChanges(parts.client, cursor, isConnected, signal)
    if (signal.aborted) return 'done'
    if (changes) {
      await follow(changes)
      return 'more'
    }
    if (isConnected) log.warn('studio_lost')
    isConnected = false
    return 'away'
  }

  const loop = startAskingLoop({
    round,
    restMs: 0,
    awayMs: 250,
    longestAwayMs: 2_000,
    onError: (error) => log.error('changes_not_followed', { reason: reasonOf(error) }),
  })
  return {
    stop: () => void loop.stop(0),
    isConnected: () => isConnected,
    heard: () => cursor?.last ?? 0,
  }
}

/** The first question after an interruption is not held, so that the connection shows at once. */
async function askForChanges(
  client: StudioClient,
  cursor: Cursor | undefined,
  isConnected: boolean,
  signal: AbortSignal,
): Promise<Changes | undefined> {
  const hold = isConnected ? limits.changesHoldMs : 0
  const request = contentRequest('changes', 'ar', {}, { after: cursor?.last ?? 0, hold })
  const result = await client.ask(request, { timeoutMs: hold + limits.deliverTimeoutMs, signal })
  return result.kind === 'ok' ? (result.answer.data as Changes) : undefined
}
