import { describe, expect, it } from 'vitest'
import { prove } from '../../../app/forms/prove.ts'
import { localLimits } from '../../limits/limits.ts'
import { createProofs } from './proofs.ts'
import { proof as limits } from './thresholds.ts'

function at(start: number) {
  let time = start
  const parts = { secret: Buffer.alloc(32, 7), used: localLimits().usedOnce(), now: () => time }
  return { proofs: createProofs(parts), later: (ms: number) => (time += ms) }
}

describe('a reckoning', () => {
  it('is done by the browser, and serves the one message it was asked for', async () => {
    const { proofs } = at(1_000_000)
    const answer = await prove(await proofs.ask())
    expect(await proofs.judge(answer, 'a')).toBe('ok')
    expect(await proofs.judge(answer, 'a')).toBe('ok')
    expect(await proofs.judge(answer, 'b')).toBe('reused')
  })

  it('holds for ten minutes', async () => {
    const { proofs, later } = at(1_000_000)
    const answer = await prove(await proofs.ask())
    later(limits.livesMs + 1)
    expect(await proofs.judge(answer, 'a')).toBe('expired')
  })

  it('cannot be made up, guessed or made easier', async () => {
    const { proofs } = at(1_000_000)
    const { salt, hash, signature } = await proofs.ask()
    const other = await proofs.ask()
    for (const answer of [
      'x',
      `${salt} ${hash} ${signature} ${limits.most + 1}`,
      `${salt} ${hash} ${signature} abc`,
      `${salt} ${other.hash} ${signature} 1`,
      `${salt} ${hash} ${'a'.repeat(9_999)} 1`,
    ])
      expect(await proofs.judge(answer, 'a')).toBe('invalid')
    for (const nothing of [undefined, '', 5, null])
      expect(await proofs.judge(nothing, 'a')).toBe('missing')
  })
})
