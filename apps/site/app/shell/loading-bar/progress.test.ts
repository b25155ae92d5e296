import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgress, estimate, type LoadingProgress } from './progress.ts'

const frameMs = 16

let bar: LoadingProgress

beforeEach(() => {
  vi.useFakeTimers()
  bar = createProgress({
    setTimeout,
    clearTimeout,
    requestFrame: (run) => setTimeout(() => run(Date.now()), frameMs) as unknown as number,
    cancelFrame: (frame) => clearTimeout(frame),
  })
})
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTime(ms)

describe('the estimate', () => {
  it.each([
    [0, 0],
    [500, 29.5],
    [1_000, 50],
    [2_000, 70.5],
    [4_000, 84.4],
  ])('after %i ms is %f percent', (elapsed, percent) => {
    expect(estimate(elapsed)).toBeCloseTo(percent, 1)
  })

  it('approaches 100 and never reaches it', () => {
    expect(estimate(3_600_000)).toBeGreaterThan(99.9)
    expect(estimate(3_600_000)).toBeLessThan(100)
    expect(estimate(-5)).toBe(0)
  })
})

describe('the loading bar', () => {
  it('shows after 200 ms and then rises with every frame', () => {
    bar.start()
    wait(199)
    expect(bar.state()).toEqual({ progress: 0, isVisible: false, hasError: false })
    wait(1)
    expect(bar.state().isVisible).toBe(true)
    wait(frameMs + 1_008)
    expect(bar.state().progress).toBeCloseTo(estimate(1_008), 5)
    wait(frameMs)
    expect(bar.state().progress).toBeCloseTo(estimate(1_008 + frameMs), 5)
  })

  it('is full when the page is there, hides 500 ms later and is empty 400 ms after that', () => {
    bar.start()
    wait(1_000)
    bar.finish()
    expect(bar.state()).toMatchObject({ progress: 100, isVisible: true })
    wait(499)
    expect(bar.state().isVisible).toBe(true)
    wait(1)
    expect(bar.state()).toMatchObject({ progress: 100, isVisible: false })
    wait(399)
    expect(bar.state().progress).toBe(100)
    wait(1)
    expect(bar.state().progress).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never shows for a journey of less than 200 ms, though it is full for a while', () => {
    const seen = new Set<boolean>()
    bar.subscribe(() => seen.add(bar.state().isVisible))
    bar.start()
    wait(150)
    bar.finish()
    expect(bar.state().progress).toBe(100)
    wait(2_000)
    expect([...seen]).toEqual([false])
    expect(bar.state().progress).toBe(0)
  })

  it('begins anew when a journey starts before the last one was hidden', () => {
    bar.start()
    wait(600)
    bar.finish({ error: true })
    wait(300)
    bar.start()
    expect(bar.state()).toEqual({ progress: 0, isVisible: true, hasError: false })
    wait(5_000)
    expect(bar.state().isVisible).toBe(true)
    expect(bar.state().progress).toBeGreaterThan(80)
  })

  it('stops rising once it is finished', () => {
    bar.start({ force: true })
    wait(300)
    bar.finish()
    wait(100)
    expect(bar.state().progress).toBe(100)
  })

  it('shows at once when it is forced to start', () => {
    bar.start({ force: true })
    expect(bar.state().isVisible).toBe(true)
  })

  it('is gone at once when it is forced to finish', () => {
    bar.start({ force: true })
    wait(300)
    bar.finish({ force: true })
    expect(bar.state()).toMatchObject({ progress: 0, isVisible: false })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says that something went wrong until the next start', () => {
    bar.start({ force: true })
    bar.finish({ error: true })
    wait(2_000)
    expect(bar.state()).toEqual({ progress: 0, isVisible: false, hasError: true })
    bar.start()
    expect(bar.state().hasError).toBe(false)
  })
})
