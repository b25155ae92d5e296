import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startVisitsStudio } from '../../test/visits-studio.ts'
import { startVisitCourier } from './visit-courier.ts'
import { openVisitStore } from './visit-store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-visits-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

it('a killed site has every visit that it wrote, and the studio gets each of them once', async () => {
  const written = new Set<string>()
  for (let round = 0; round < 4; round += 1)
    for (const id of await keepUntilKilled(100 + round * 150)) written.add(id)
  expect(written.size).toBeGreaterThan(500)

  const studio = await startVisitsStudio('k')
  const store = openVisitStore(folder)
  const parts = { store, apiBase: studio.apiBase, serviceKey: 'k', everyMs: 10 }
  const courier = startVisitCourier({ ...parts, log: { info() {}, warn() {}, error() {} } })
  try {
    await vi.waitFor(() => expect(store.due().touches).toEqual([]), 60_000)
    expect([...written].filter((id) => !studio.touches.has(id))).toEqual([])
    const [count] = [...studio.counts.values()]
    // Visits and counts of one moment are written together.
    expect(count?.count).toBe(studio.touches.size)
  } finally {
    await courier.stop()
    store.close()
    await studio.stop()
  }
}, 120_000)

/** @returns what the process said to be written before it was killed. */
function keepUntilKilled(enough: number): Promise<string[]> {
  const script = join(import.meta.dirname, '..', '..', 'test', 'keep-visits.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > enough) child.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    // A last line that the kill has torn was not said.
    child.on('close', () => resolve(said.split('\n').slice(0, -1).filter(Boolean)))
  })
}
