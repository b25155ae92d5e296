/** What V8 knows of `process.nextTick` in a site's process, as decision 090 needs it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSiteProcess } from '../../apps/site/test/site-process.ts'
import { startStandInStudio } from '../../apps/site/test/stand-in-studio.ts'
import { askProbe } from './read-memory.ts'

const probe = join(import.meta.dirname, 'tick-shape.mjs')
const natives = ['--expose-gc', '--allow-natives-syntax', '--import', probe]

it('keeps one shape of what waits for the next tick, whatever is collected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-ticks-'))
  const note = join(folder, 'shapes')
  const studio = await startStandInStudio()
  const env = { API_BASE: studio.apiBase, DATA_DIR: folder, WAJIHA_SHAPE_NOTE: note }
  const site = await startSiteProcess(env, natives)
  try {
    const shapes = await askProbe<string[]>(site.pid, note)
    expect([...new Set(shapes)]).toEqual(['MONOMORPHIC'])
  } finally {
    await site.kill()
    await studio.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
})
