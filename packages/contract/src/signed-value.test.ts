import { describe, expect, it } from 'vitest'
import { isSameText, isSignatureOf, signatureOf } from './signed-value.ts'

describe('a signed value', () => {
  it('has the signature that RFC 4231 gives for its second case, in base64url', () => {
    const hex = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    const known = Buffer.from(hex, 'hex').toString('base64url')
    expect(signatureOf('what do ya want for nothing?', 'Jefe')).toBe(known)
  })

  it('is ours under its own text and key alone', () => {
    const key = Buffer.alloc(32, 1)
    const signature = signatureOf('cv:1', key)
    expect(isSignatureOf('cv:1', signature, key)).toBe(true)
    expect(isSignatureOf('cv:2', signature, key)).toBe(false)
    expect(isSignatureOf('cv:1', signature, Buffer.alloc(32, 2))).toBe(false)
    for (const forged of ['', signature.slice(1), `${signature}=`, 'ش'])
      expect(isSignatureOf('cv:1', forged, key)).toBe(false)
  })

  it('is compared by its bytes', () => {
    expect(isSameText('سارة', 'سارة')).toBe(true)
    expect(isSameText('aé', 'aee')).toBe(false)
    expect(isSameText('', '')).toBe(true)
  })
})
