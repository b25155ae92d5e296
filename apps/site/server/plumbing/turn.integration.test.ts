import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTurn } from './turn.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-turn-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a turn', () => {
  it('is one’s until they leave it, and then another’s', () => {
    const [one, other] = [openTurn(join(folder, 'turn')), openTurn(join(folder, 'turn'))]
    expect([one.take(), other.take(), one.take(), other.take()]).toEqual([true, false, true, false])
    one.leave()
    expect([other.take(), one.take()]).toEqual([true, false])
    other.leave()
  })

  it('is everybody’s where the disk does not tell: the work is done rather twice than never', () => {
    writeFileSync(join(folder, 'file'), '')
    const turn = openTurn(join(folder, 'file', 'turn'))
    expect(turn.take()).toBe(true)
    turn.leave()
  })
})
