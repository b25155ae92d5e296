import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeUnfinished, writeWhole } from './write-whole.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-whole-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a file that is written whole', () => {
  it.each([false, true])(
    'replaces the old one and leaves nothing beside it (synced: %s)',
    async (isSynced) => {
      const path = join(folder, 'a')
      await writeFile(path, 'a long old text')
      await writeWhole(path, 'new', { isSynced })
      expect([await readFile(path, 'utf8'), await readdir(folder)]).toEqual(['new', ['a']])
    },
  )

  it('may be its owner’s alone', async () => {
    await writeWhole(join(folder, 'a'), Buffer.of(1), { mode: 0o600 })
    expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o600)
  })

  it('leaves what stands when it cannot be written, and nothing of itself', async () => {
    const path = join(folder, 'a')
    await writeFile(path, 'old')
    await expect(writeWhole(path, { broken: true } as never)).rejects.toThrow()
    expect([await readFile(path, 'utf8'), await readdir(folder)]).toEqual(['old', ['a']])
  })

  it('that was interrupted is taken away at the next start', async () => {
    await writeFile(join(folder, 'a.1.new'), 'ha')
    await writeFile(join(folder, 'a'), 'old')
    await removeUnfinished(folder)
    expect(await readdir(folder)).toEqual(['a'])
  })
})
