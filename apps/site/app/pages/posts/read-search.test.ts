import { describe, expect, it } from 'vitest'
import { readSearch, searchedText } from './read-search.server.ts'

describe('searchedText', () => {
  it('is what was typed, on one line', () => {
    expect(searchedText('  الكشيدة \n\t حين ')).toBe('الكشيدة حين')
    expect(searchedText('a\u0000b')).toBe('a b')
    expect(searchedText(' \u200f\u200b ')).toBeUndefined()
  })

  it('is nothing where nothing was typed', () => {
    for (const typed of [undefined, '', '   ', '\u0000'])
      expect(searchedText(typed)).toBeUndefined()
  })

  it('never grows beyond what the studio takes, nor ends in half a character', () => {
    expect(searchedText('ب'.repeat(200))).toHaveLength(120)
    const faces = searchedText(`x${'🙂'.repeat(200)}`) ?? ''
    expect(faces.length).toBeLessThanOrEqual(120)
    expect(faces.isWellFormed()).toBe(true)
  })
})

describe('readSearch', () => {
  const asked: string[] = []
  const hit = {
    kind: 'post',
    slug: 's',
    title: 't',
    excerpt: '',
    titleRanges: [],
    excerptRanges: [],
  }
  const read = (data: unknown[], meta = {}) =>
    (async (name: string) => {
      asked.push(name)
      return name === 'search' ? { data, meta } : { data: [{ id: 'newest' }] }
    }) as never

  it('tells articles from everything else', async () => {
    const found = await readSearch({ read: read([hit, { ...hit, kind: 'job' }]) }, 'كشيدة')
    expect([found.posts.length, found.others.length, found.newest]).toEqual([1, 1, []])
  })

  it('offers a suggestion and the newest articles where nothing was found', async () => {
    const found = await readSearch({ read: read([], { suggestion: 'تصميم' }) }, 'تصمبم')
    expect(found).toMatchObject({ suggestion: 'تصميم', newest: [{ id: 'newest' }] })
  })

  it('does not ask the studio for punctuation', async () => {
    asked.length = 0
    await readSearch({ read: read([]) }, '؟!')
    expect(asked).toEqual(['blogs'])
  })
})
