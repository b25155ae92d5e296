/**
 * Wakes those who wait for the next change. One connection of the process listens to the database itself, since a
 * pooler gives each transaction another; while it is broken, everybody is woken each second and looks for themselves.
 */
import type { BasePayload } from 'payload'
import pg from 'pg'
import { readEnv } from '../../platform/env.ts'
import { channel } from './record.ts'

type Hub = {
  /** Settles at the next change, after `ms`, or when the caller goes away; never rejects. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** How many changes this process heard of; nothing while it cannot hear. */
  heard: () => number | undefined
}

const fallbackMs = 1_000
const key = Symbol.for('wajiha.studio.feed-hub')
type Holder = { [key]?: Hub }

/** The process's one hub; Next bundles this file more than once, so it lives on the global object. */
export function feedHub(payload: BasePayload): Hub {
  const holder = globalThis as Holder
  holder[key] ??= createHub(payload)
  return holder[key]
}

function createHub(payload: BasePayload): Hub {
  const waiting = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of [...waiting]) wake()
  }
  let isListening = false
  let heard = 0
  const hear = () => {
    heard += 1
    wakeAll()
  }
  void keepListening(payload, hear, (listening) => {
    isListening = listening
  })
  setInterval(() => isListening || wakeAll(), fallbackMs).unref()
  return {
    heard: () => (isListening ? heard : undefined),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
        signal?.addEventListener('abort', wake)
      }),
  }
}

async function keepListening(
  payload: BasePayload,
  hear: () => void,
  tell: (isListening: boolean) => void,
): Promise<void> {
  const listenAgain = () =>
    void setTimeout(() => void keepListening(payload, hear, tell), fallbackMs).unref()
  const client = new pg.Client(connection())
  let isListening = false
  let isOver = false
  const lost = () => {
    if (isOver) return
    isOver = true
    tell(false)
    client.end().catch(() => {})
    if (isListening)
      payload.logger.warn('The changes feed lost its listening connection; it listens again soon.')
    listenAgain()
  }
  client.once('end', lost)
  client.on('error', lost)
  client.on('notification', hear)
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    isListening = true
    tell(true)
    // What was committed before the ear was open.
    hear()
  } catch {
    lost()
  }
}

const connection = () => ({
  connectionString: readEnv().databaseUrl,
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  application_name: 'wajiha studio, listening',
})
