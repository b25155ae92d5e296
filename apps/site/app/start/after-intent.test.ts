import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterIntent } from './after-intent.ts'

/** A browser of a width, whose idle moment comes when it is told. */
function browser(innerWidth: number, { hasIdle = true } = {}) {
  const page = new EventTarget()
  let idle: () => void = () => {}
  const requestIdleCallback = vi.fn((callback: () => void, _: { timeout: number }) => {
    idle = callback
  })
  const window = Object.assign(page, { innerWidth, ...(hasIdle ? { requestIdleCallback } : {}) })
  vi.stubGlobal('window', window)
  if (hasIdle) vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  const start = vi.fn()
  afterIntent(start)
  return { start, page, requestIdleCallback, becomeIdle: () => idle() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page comes to life', () => {
  it.each(['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel'])(
    'on the frame after the first %s, and once',
    (sign) => {
      const { start, page, becomeIdle } = browser(1280)
      page.dispatchEvent(new Event(sign))
      expect(start).not.toHaveBeenCalled()
      vi.advanceTimersByTime(16)
      expect(start).toHaveBeenCalledTimes(1)
      becomeIdle()
      page.dispatchEvent(new Event(sign))
      vi.advanceTimersByTime(10_000)
      expect(start).toHaveBeenCalledTimes(1)
    },
  )

  it.each([
    [1280, 4_000],
    [640, 4_000],
    [639, 5_000],
  ])('on a screen %i wide, %i ms after the browser was idle', (width, pause) => {
    const { start, becomeIdle, requestIdleCallback } = browser(width)
    expect(requestIdleCallback.mock.calls[0]?.[1]).toEqual({ timeout: 7_000 })
    becomeIdle()
    vi.advanceTimersByTime(pause - 1)
    expect(start).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('at once where the browser knows no idle moments', () => {
    expect(browser(1280, { hasIdle: false }).start).toHaveBeenCalledTimes(1)
  })
})
