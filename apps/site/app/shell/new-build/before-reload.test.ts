import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beforeReload, saveEverything } from './before-reload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('before a reload', () => {
  it('every part saves what it has, and is waited for', async () => {
    const saved: string[] = []
    const stops = [
      beforeReload(() => saved.push('draft')),
      beforeReload(() =>
        new Promise((resolve) => setTimeout(resolve, 300)).then(() => saved.push('slow')),
      ),
    ]
    const done = saveEverything()
    await vi.advanceTimersByTimeAsync(300)
    await done
    expect(saved).toEqual(['draft', 'slow'])
    for (const stop of stops) stop()
    await saveEverything()
    expect(saved).toHaveLength(2)
  })

  it('a save that fails or never ends holds nobody up for more than a second', async () => {
    const stops = [
      beforeReload(() => {
        throw new Error('full')
      }),
      beforeReload(() => new Promise(() => {})),
    ]
    const done = saveEverything()
    await vi.advanceTimersByTimeAsync(1_000)
    await done
    for (const stop of stops) stop()
  })
})
