import { operations, publicApiDocument } from '@wajiha/contract/public-api'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './check-key.ts'
import { curlExample } from './curl-example.ts'
import { operationWords } from './guide-words.ts'
import { beginningOf, hashOfKey, looksLikeKey, newKey, readBearer } from './key-text.ts'

describe('a key', () => {
  it('is like no other, and known by its beginning to people and to scanners', () => {
    const keys = Array.from({ length: 50 }, newKey)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) {
      expect(looksLikeKey(key)).toBe(true)
      expect(Buffer.from(key.slice('wj_'.length), 'base64url')).toHaveLength(32)
      expect(key.startsWith(beginningOf(key))).toBe(true)
    }
    expect(beginningOf(keys[0] ?? '')).toHaveLength(9)
  })

  it('is kept as a hash that leads back to none', () => {
    expect(hashOfKey('wj_abc')).toMatch(/^[a-f0-9]{64}$/)
    expect(hashOfKey('wj_abc')).not.toBe(hashOfKey('wj_abd'))
  })

  it('is read from the header as others write it, and nothing else is', () => {
    const key = newKey()
    for (const header of [`Bearer ${key}`, `bearer ${key}`, ` Bearer  ${key} `])
      expect(readBearer(header)).toBe(key)
    for (const header of [
      null,
      '',
      key,
      'Bearer',
      'Bearer a b',
      `Basic ${key}`,
      `Bearer ${'x'.repeat(201)}`,
    ])
      expect(readBearer(header)).toBeUndefined()
    for (const other of ['wj_short', key.slice(1), `${key}=`, key.replace('wj_', 'WJ_')])
      expect(looksLikeKey(other)).toBe(false)
  })

  it('counts only whole, and while it is neither revoked nor expired', () => {
    const row = { hash: 'a'.repeat(64), isExpired: false, isRevoked: false }
    expect(refusalOf(row, row.hash)).toBeUndefined()
    expect(refusalOf(undefined, row.hash)).toBe('key_unknown')
    expect(refusalOf(row, 'b'.repeat(64))).toBe('key_unknown')
    expect(refusalOf({ ...row, isExpired: true }, row.hash)).toBe('key_expired')
    expect(refusalOf({ ...row, isExpired: true, isRevoked: true }, row.hash)).toBe('key_revoked')
  })
})

describe('the page that describes the API', () => {
  const base = 'https://agency.example/api/v1'

  it('has words in both languages and an example for every operation', () => {
    expect(Object.keys(operationWords).sort()).toEqual(operations.map(({ id }) => id).sort())
    const { paths } = publicApiDocument(base) as { paths: object }
    for (const operation of operations) {
      expect(Object.keys(paths)).toContain(`/${operation.path}`)
      const example = curlExample(operation, base)
      expect(example).toContain(`'${base}/${operation.path.split('{')[0]}`)
      expect(example).toContain('Authorization: Bearer wj_')
      expect(example).not.toMatch(/[{]\w+[}]'/)
    }
  })
})
