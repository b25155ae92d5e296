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

/** Presses a link that the app makes more of. @returns what was kept, and where the page went when nobody took it. */
function press(held: object, isTaken: boolean, isConnected = true) {
  let click: (event: object) => void = () => {}
  const window: { $early?: Early; addEventListener: unknown } = {
    addEventListener: (name: string, listener: typeof click) => {
      if (name === 'click') click = listener
    },
  }
  const location = { pathname: '/', search: '', href: '/' }
  const later: (() => void)[] = []
  const setTimeout = (act: () => void) => later.push(act)
  runInNewContext(earlyScript(), { window, document: {}, location, setTimeout })
  const link = { href: '/picture.webp', dataset: {}, isConnected, closest: () => link }
  let isStopped = false
  click({ target: link, preventDefault: () => (isStopped = true), ...held })
  const kept = window.$early?.pressed.length
  if (isTaken) window.$early?.pressed.pop()
  for (const act of later) act()
  return { isStopped, kept, at: location.href }
}

describe('the script that hears a visitor first', () => {
  it('keeps a press on a picture for the app, and follows it where nothing takes it', () => {
    expect(press({}, true)).toEqual({ isStopped: true, kept: 1, at: '/' })
    expect(press({}, false)).toEqual({ isStopped: true, kept: 1, at: '/picture.webp' })
    // Whoever has gone on to another page is not led away from it.
    expect(press({}, false, false)).toEqual({ isStopped: true, kept: 1, at: '/' })
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a press on a picture to the browser while %s is held',
    (key) => expect(press({ [key]: true }, false)).toEqual({ isStopped: false, kept: 0, at: '/' }),
  )

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
    expect(Buffer.byteLength(earlyScript())).toBeLessThan(1_300)
  })
})
