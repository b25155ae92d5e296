import { describe, expect, it } from 'vitest'
import { digitsOf, isRecoveryCode, newRecoveryCodes, newSecret } from './codes.ts'

describe('recovery codes', () => {
  it('are ten of twelve digits, of which no two are alike', () => {
    const codes = Array.from({ length: 20 }, newRecoveryCodes).flat().map(digitsOf)
    expect(codes).toHaveLength(200)
    expect(codes.every(isRecoveryCode)).toBe(true)
    expect(new Set(codes).size).toBe(200)
    // Each digit of ten comes up in each of the twelve places: nothing is fixed, nothing left out.
    for (let place = 0; place < 12; place += 1)
      expect(new Set(codes.map((code) => code[place])).size).toBeGreaterThanOrEqual(8)
  })
})

describe('the secret of an app', () => {
  it('has 160 bits, and is another one each time', () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    expect(new Set(secrets).size).toBe(50)
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  })
})
