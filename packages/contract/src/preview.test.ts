import { describe, expect, it } from 'vitest'
import { type PreviewTarget, previewMs, readPreview, signPreview } from './preview.ts'

const key = 'a-service-key-of-thirty-two-characters'
const now = Date.parse('2026-11-21T08:00:00Z')
const target: PreviewTarget = {
  collection: 'posts',
  id: '0b1c2d3e',
  locale: 'ar',
  path: '/blogs/كشيدة-ليست-فراغا',
}

describe('a link to a draft', () => {
  const token = signPreview(target, key, now)

  it('says what it shows until its time is over', () => {
    expect(readPreview(token, key, now)).toEqual({
      kind: 'ok',
      target,
      expiresAt: now + previewMs,
    })
    expect(readPreview(token, key, now + previewMs - 1).kind).toBe('ok')
    expect(readPreview(token, key, now + previewMs)).toEqual({ kind: 'expired', target })
  })

  it('is nothing once a letter of it has changed, or under another key', () => {
    const [text = '', signature = ''] = token.split('.')
    const longer = JSON.parse(Buffer.from(text, 'base64url').toString())
    longer.expiresAt += 1
    const changed = Buffer.from(JSON.stringify(longer)).toString('base64url')
    const forged = [`${changed}.${signature}`, `${text}.`, text, '', '.', 'a.b.c', `${text}.x`]
    for (const one of forged) expect(readPreview(one, key, now), one).toEqual({ kind: 'forged' })
    expect(readPreview(token, `${key}x`, now)).toEqual({ kind: 'forged' })
  })

  it('can name no address of another site', () => {
    for (const path of ['//evil.example', 'https://evil.example', ''])
      expect(() => signPreview({ ...target, path }, key, now)).toThrow()
  })
})
