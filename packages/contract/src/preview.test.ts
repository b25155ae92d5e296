import { describe, expect, it } from 'vitest'
import {
  type PreviewTarget,
  previewMs,
  previewPath,
  readPreview,
  sharedPreviewMs,
  signPreview,
} from './preview.ts'

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

  it('holds as long as was chosen, and never longer than the longest', () => {
    const { usual, most } = sharedPreviewMs
    const until = (lifeMs: number) =>
      readPreview(signPreview(target, key, now, lifeMs), key, now) as { expiresAt: number }
    expect(until(usual).expiresAt).toBe(now + usual)
    expect(until(most * 12).expiresAt).toBe(now + most)
  })

  it('can name no address of another site', () => {
    for (const path of ['//evil.example', 'https://evil.example', ''])
      expect(() => signPreview({ ...target, path }, key, now)).toThrow()
  })
})

describe('the page of a draft', () => {
  it('is where the site will show it', () => {
    const doc = { id: 'one', slug: 'كشيدة', key: 'web-applications' }
    expect(previewPath('posts', doc)).toBe('/blogs/كشيدة')
    expect(previewPath('services', doc)).toBe('/web-applications')
    expect(previewPath('authors', doc)).toBe('/authors/كشيدة')
    expect(previewPath('campaigns', doc)).toBe('/campaign/كشيدة')
    expect(previewPath('testimonials', doc)).toBe('/testimonials')
  })

  it('stands under its id while it has no address', () => {
    expect(previewPath('posts', { id: 'one', slug: null })).toBe('/blogs/one')
  })

  it('of what has no page of its own is the one that shows it first', () => {
    expect(previewPath('pages', { key: 'home' })).toBe('/')
    expect(previewPath('general', { id: 'general' })).toBe('/')
    expect(previewPath('branches', { id: 'one' })).toBe('/contact')
  })
})
