import { describe, expect, it } from 'vitest'
import { cvLinkMs, readCvToken, signCv } from './cv-link.ts'

const secret = 'a secret of thirty-two letters and more'
const submission = '0b9e8f5e-4f0f-4df4-9d92-6d0f8a5a7c11'
const now = 1_780_000_000_000

describe('the address of a CV', () => {
  it('leads to its file for five minutes and no longer', () => {
    const token = signCv(submission, secret, now)
    expect(readCvToken(token, secret, now)).toBe(submission)
    expect(readCvToken(token, secret, now + cvLinkMs)).toBe(submission)
    expect(readCvToken(token, secret, now + cvLinkMs + 1)).toBeUndefined()
  })

  it('leads nowhere when anything of it was changed', () => {
    const [id = '', expires = '', signature = ''] = signCv(submission, secret, now).split('.')
    const later = (now + 10 * cvLinkMs).toString(36)
    const other = '1b9e8f5e-4f0f-4df4-9d92-6d0f8a5a7c11'
    for (const token of [
      `${other}.${expires}.${signature}`,
      `${id}.${later}.${signature}`,
      `${id}.${expires}.${signature.slice(1)}`,
      `${id}.${expires}`,
      '..',
      '',
    ])
      expect(readCvToken(token, secret, now), token).toBeUndefined()
    expect(readCvToken(signCv(submission, 'another', now), secret, now)).toBeUndefined()
  })
})
