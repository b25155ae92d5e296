import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { guardFor, guardKey, mayReload } from './core/reload-guard.ts'
import { type Early, earlyScript } from './early.ts'

const now = 1_700_000_000_000
type Listener = (event: { target: object }) => void

/** Runs the script on a page at `/about?x=1` and lets it ask for a new document. */
async function reloadWith(stored: string | null, isWritten = false, isAnswer = false) {
  const listeners: Record<string, Listener> = {}
  const kept = new Map(stored === null ? [] : [[guardKey, stored]])
  let reloads = 0
  let asked: Promise<unknown> = Promise.resolve()
  const window: { $early?: Early; addEventListener: unknown } = {
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener
    },
  }
  runInNewContext(earlyScript(), {
    window,
    document: { querySelector: () => (isAnswer ? {} : null) },
    location: { pathname: '/about', search: '?x=1', reload: () => (reloads += 1) },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    fetch: () => (asked = Promise.resolve({ ok: true })),
    Date: { now: () => now },
    JSON,
  })
  if (isWritten) listeners.input?.({ target: {} })
  window.$early?.reload()
  await asked
  await Promise.resolve()
  return { reloads, guard: kept.get(guardKey) }
}

describe('the script that hears a visitor first', () => {
  it.each([
    null,
    '{',
    'null',
    guardFor('/about?x=1', now - 1),
    guardFor('/about?x=1', now - 10_000),
    guardFor('/about', now - 1),
  ])('reloads exactly where the app’s own guard would: %o', async (stored) => {
    const { reloads, guard } = await reloadWith(stored)
    expect(reloads === 1).toBe(mayReload(stored, '/about?x=1', now))
    if (reloads) expect(guard).toBe(guardFor('/about?x=1', now))
  })

  it('takes nothing from whoever writes, nor the answer to what was sent', async () => {
    expect((await reloadWith(null, true)).reloads).toBe(0)
    expect((await reloadWith(null, false, true)).reloads).toBe(0)
  })

  it('is small: every page carries it', () => {
    expect(Buffer.byteLength(earlyScript())).toBeLessThan(1_280)
  })
})
