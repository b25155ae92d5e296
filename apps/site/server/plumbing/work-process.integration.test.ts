import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openWorkProcess, WorkerGone, type WorkProcess } from './work-process.ts'

const file = join(import.meta.dirname, '..', '..', 'test', 'odd-worker.ts')
const opened: WorkProcess<unknown, unknown>[] = []

function open(options: { idleMs?: number; longestMs?: number } = {}) {
  const work = openWorkProcess<unknown, unknown>({ file, ...options })
  opened.push(work)
  return work
}

afterEach(() => {
  for (const work of opened.splice(0)) work.stop()
})

describe('work in a process of its own', () => {
  it('is done side by side, and bytes arrive as bytes', async () => {
    const work = open()
    expect(work.pid()).toBeUndefined()
    expect(await Promise.all([work.run(1), work.run(2), work.run(Buffer.alloc(70_000))])).toEqual([
      2, 4, 70_000,
    ])
    expect(work.pid()).toBeGreaterThan(0)
  })

  it('tells a failure as the process tells it, and goes on', async () => {
    const work = open()
    await expect(work.run('fail')).rejects.toEqual({ text: 'no' })
    const pid = work.pid()
    expect(await work.run(3)).toBe(6)
    expect(work.pid()).toBe(pid)
  })

  it('fails what a process that dies was doing, and starts another for the next job', async () => {
    const work = open()
    const results = await Promise.allSettled([work.run('hang'), work.run('die')])
    expect(results.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      expect.any(WorkerGone),
      expect.any(WorkerGone),
    ])
    expect(await work.run(4)).toBe(8)
  })

  it('ends a process that hangs', async () => {
    const work = open({ longestMs: 1_500 })
    expect(await work.run(1)).toBe(2)
    const pid = work.pid()
    await expect(work.run('hang')).rejects.toBeInstanceOf(WorkerGone)
    expect(work.pid()).toBeUndefined()
    expect(await isGone(pid)).toBe(true)
  })

  it('ends a process that has nothing to do, and starts another when there is', async () => {
    const work = open({ idleMs: 50 })
    expect(await work.run(1)).toBe(2)
    const pid = work.pid()
    expect(await isGone(pid)).toBe(true)
    expect(await work.run(2)).toBe(4)
    expect(work.pid()).not.toBe(pid)
  })
})

/** Whether a process ends within some seconds. */
async function isGone(pid: number | undefined): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      process.kill(pid ?? 0, 0)
    } catch {
      return true
    }
    await pause(25)
  }
  return false
}
