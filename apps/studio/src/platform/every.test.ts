import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { every } from './every.ts'

const warn = vi.fn()
const payload = { logger: { warn } } as unknown as Parameters<typeof every>[0]['payload']
const failure = 'It is tried again.'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  warn.mockReset()
})

describe('work by the clock', () => {
  it('work by the clock begins at once, and again after its time', async () => {
    const work = vi.fn(async () => {})
    const stop = every({ payload, everyMs: 1_000, failure, work })
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(work).toHaveBeenCalledTimes(3)
    stop()
  })

  it('work by the clock waits before its first round where it is told to', async () => {
    const work = vi.fn(async () => {})
    const stop = every({ payload, everyMs: 1_000, firstAfterMs: 5_000, failure, work })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(1)
    stop()
  })

  it('work by the clock never begins a round before the last one has ended', async () => {
    const gate = Promise.withResolvers<void>()
    const work = vi.fn(() => gate.promise)
    const stop = every({ payload, everyMs: 1_000, failure, work })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(work).toHaveBeenCalledTimes(1)
    gate.resolve()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(work).toHaveBeenCalledTimes(2)
    stop()
  })

  it('work by the clock goes on after a round that failed, and says so', async () => {
    const err = new Error('no database')
    const work = vi.fn(() => Promise.reject(err))
    const stop = every({ payload, everyMs: 1_000, failure, work })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(work).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenCalledWith({ err, msg: failure })
    stop()
  })

  it('work by the clock stops, also in the middle of a round', async () => {
    const gate = Promise.withResolvers<void>()
    const work = vi.fn(() => gate.promise)
    every({ payload, everyMs: 1_000, failure, work })()
    gate.resolve()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
