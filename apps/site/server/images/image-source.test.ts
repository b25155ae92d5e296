import { describe, expect, it } from 'vitest'
import { readImageAddress } from './image-source.ts'

const rules = { hosts: ['cdn.example'], mediaBase: 'http://127.0.0.1:3100/api/v1/media/' }
const sourceOf = (rest: string) => readImageAddress(`_/${rest}`, rules).source

describe('readImageAddress', () => {
  it('reads files of this site and pictures of the studio', () => {
    expect(sourceOf('a/b.png')).toEqual({ kind: 'file', path: 'a/b.png' })
    expect(sourceOf('media/cover.avif')).toEqual({ kind: 'media', name: 'cover.avif' })
    expect(sourceOf('http://127.0.0.1:3100/api/v1/media/cover.avif')).toEqual({
      kind: 'media',
      name: 'cover.avif',
    })
  })

  it('reads remote addresses raw, encoded and with a single slash', () => {
    const wanted = { kind: 'remote', url: new URL('https://cdn.example/a b.png?x=1') }
    for (const rest of [
      'https://cdn.example/a%20b.png?x=1',
      encodeURIComponent('https://cdn.example/a b.png?x=1'),
      'https:/cdn.example/a%20b.png?x=1',
    ])
      expect(sourceOf(rest)).toEqual(wanted)
  })

  it.each([
    'https://evil.example/a.png',
    'https://img.cdn.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'https://cdn.example@evil.example/a.png',
    'https://user@cdn.example/a.png',
    'http://127.0.0.1:3100/admin',
    'http://127.0.0.1:3100/api/v1/media/../../../admin',
    'http://2130706433/a.png',
    'http://169.254.169.254/latest',
    'HTTP://[::1]/a.png',
  ])('refuses the host of %s', (rest) => {
    expect(() => sourceOf(rest)).toThrow(
      expect.objectContaining({ status: 403, code: 'IPX_FORBIDDEN_HOST' }),
    )
  })

  it.each([
    '../a.png',
    'a/../../b.png',
    '%2e%2e/a.png',
    '..%2f..%2fetc/passwd',
    'a%3Fb.png',
    'a?b.png',
    'a:b.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '%22.png',
    'a*.png',
    'a%7Cb.png',
    'media/../a.png',
  ])('refuses the path %s', (rest) => {
    expect(() => sourceOf(rest)).toThrow(
      expect.objectContaining({ status: 403, code: 'IPX_FORBIDDEN_PATH' }),
    )
  })
})
