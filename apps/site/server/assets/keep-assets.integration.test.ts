import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPlain } from '../http/compress.ts'
import { keepAssets, keptDays } from './keep-assets.ts'

const aDay = 24 * 60 * 60_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-assets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const file = (name: string, text: string) => ({ name, body: keepPlain(Buffer.from(text)) })

describe('the files of builds', () => {
  it('are there for seven days after their build was served last', async () => {
    const begun = Date.now()
    const old = [file('shared-aaa.js', 'shared'), file('page-old.js', 'old')]
    await keepAssets(folder, old, () => begun)
    const newer = [file('shared-aaa.js', 'shared'), file('page-new.js', 'new')]
    const week = await keepAssets(folder, newer, () => begun + keptDays * aDay - 1_000)
    expect(String(await week.read('page-old.js'))).toBe('old')
    const later = await keepAssets(folder, newer, () => begun + keptDays * aDay + 1_000)
    expect(await later.read('page-old.js')).toBeUndefined()
    expect((await readdir(folder)).toSorted()).toEqual(['page-new.js', 'shared-aaa.js'])
  })

  it('are known to a process that was started before them', async () => {
    const first = await keepAssets(folder, [file('page-old.js', 'old')])
    await keepAssets(folder, [file('page-new.js', 'new')])
    expect(String(await first.read('page-new.js'))).toBe('new')
  })

  it('are mended where a full disk left half of one', async () => {
    await writeFile(join(folder, 'page-a.js'), 'ha')
    const kept = await keepAssets(folder, [file('page-a.js', 'half')])
    expect(String(await kept.read('page-a.js'))).toBe('half')
  })

  it('are nothing outside their folder', async () => {
    const kept = await keepAssets(join(folder, 'assets'), [])
    await writeFile(join(folder, 'secret.js'), 'secret')
    for (const name of ['../secret.js', '..%2Fsecret.js', '.', ''])
      expect(await kept.read(name)).toBeUndefined()
  })

  it('cost nothing more where they cannot be kept', async () => {
    await writeFile(join(folder, 'file'), '')
    const kept = await keepAssets(join(folder, 'file'), [file('page-a.js', 'a')])
    expect(await kept.read('page-a.js')).toBeUndefined()
  })
})
