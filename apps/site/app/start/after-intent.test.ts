import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterIntent } from './after-intent.ts'

type Options = {
  hasIdle?: boolean
  savesData?: boolean
  sleeps?: boolean
  pressed?: object[]
  readyState?: DocumentReadyState
}

/** A browser of a width, whose idle moment comes when it is told. */
function browser(
  innerWidth: number,
  {
    hasIdle = true,
    savesData = false,
    sleeps = false,
    pressed = [],
    readyState = 'interactive',
  }: Options = {},
) {
  const page = new EventTarget()
  let idle: () => void = () => {}
  const requestIdleCallback = vi.fn((callback: () => void, _: { timeout: number }) => {
    idle = callback
  })
  const window = Object.assign(page, {
    innerWidth,
    $early: { pressed },
    ...(hasIdle ? { requestIdleCallback } : {}),
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    readyState,
    documentElement: { dataset: sleeps ? { asleep: '' } : {} },
  })
  vi.stubGlobal('navigator', { connection: { saveData: savesData } })
  if (hasIdle) vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  const start = vi.fn()
  const meanwhile = vi.fn()
  afterIntent(start, meanwhile)
  return { start, meanwhile, page, requestIdleCallback, becomeIdle: () => idle() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signs = ['mousemove', 'scroll', 'keydown', 'click', 'touchstart', 'wheel']
const presses = ['keydown', 'click']

describe('a page comes to life', () => {
  it.each(signs)('on the frame after the first %s, and once', (sign) => {
    const { start, page, becomeIdle } = browser(1280)
    page.dispatchEvent(new Event(sign))
    expect(start).not.toHaveBeenCalled()
    vi.advanceTimersByTime(16)
    expect(start).toHaveBeenCalledTimes(1)
    becomeIdle()
    page.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(10_000)
    expect(start).toHaveBeenCalledTimes(1)
  })

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
})

describe('where the browser knows no idle moments, a page comes to life', () => {
  const quietFor = async (ms: number, start: () => void) => {
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(start).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(start).toHaveBeenCalledTimes(1)
  }

  it.each([
    [1280, 4_000],
    [639, 5_000],
  ])('on a screen %i wide, %i ms after it has loaded, and once', async (width, pause) => {
    const { start, page } = browser(width, { hasIdle: false })
    await vi.advanceTimersByTimeAsync(3_000)
    page.dispatchEvent(new Event('load'))
    await quietFor(pause, start)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('after the same pause where it had loaded before', () =>
    quietFor(4_000, browser(1280, { hasIdle: false, readyState: 'complete' }).start))

  it('though something of it never loads', () =>
    quietFor(11_000, browser(1280, { hasIdle: false }).start))

  it('at the first sign all the same', () => {
    const { start, page } = browser(390, { hasIdle: false })
    page.dispatchEvent(new Event('touchstart'))
    vi.advanceTimersByTime(16)
    expect(start).toHaveBeenCalledTimes(1)
  })
})

describe.each([
  ['for whoever saves data', { savesData: true }],
  ['where it sleeps', { sleeps: true }],
])('%s, a page comes to life', (_, options) => {
  it.each(presses)('on the frame after the first %s', (press) => {
    const { start, page } = browser(390, options)
    page.dispatchEvent(new Event(press))
    vi.advanceTimersByTime(16)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('for what was pressed before anybody could hear it', () => {
    const { start } = browser(390, { ...options, pressed: [{}] })
    vi.advanceTimersByTime(16)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it.each([true, false])(
    'neither by reading on nor by itself, and tells of its visit (idle moments: %s)',
    async (hasIdle) => {
      const { start, meanwhile, page, becomeIdle } = browser(390, { ...options, hasIdle })
      for (const sign of signs.filter((one) => !presses.includes(one)))
        page.dispatchEvent(new Event(sign))
      becomeIdle()
      page.dispatchEvent(new Event('load'))
      await vi.advanceTimersByTimeAsync(4_999)
      expect(meanwhile).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(meanwhile).toHaveBeenCalledTimes(1)
      expect(start).not.toHaveBeenCalled()
    },
  )
})
