import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wajiha-turn-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Says when it begins and ends. */
const work = (name: string, said: string[]) => async () => {
  said.push(`${name} begins`)
  await pause(300)
  said.push(`${name} ends`)
  return name
}

it('lets the second wait for the first, and a drill for no backup', async () => {
  const said: string[] = []
  const all = [
    inTurn(dataDir, 'backup', work('first', said)),
    inTurn(dataDir, 'backup', work('second', said)),
  ]
  const drill: string[] = []
  await inTurn(dataDir, 'drill', work('drill', drill))
  expect(said).not.toContain('second ends')
  expect(await Promise.all(all)).toEqual(['first', 'second'])
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('gives its turn back where the work fails', async () => {
  const broken = inTurn(dataDir, 'drill', () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  await expect(inTurn(dataDir, 'drill', async () => 'done')).resolves.toBe('done')
})

it('ends with a sentence where the one before takes too long', async () => {
  const first = inTurn(dataDir, 'backup', () => pause(600))
  const second = inTurn(dataDir, 'backup', () => pause(0), 100)
  await expect(second).rejects.toThrow('Another backup of this data folder is under way.')
  await first
})
