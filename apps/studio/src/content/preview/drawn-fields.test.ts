/** What of a document a page may draw, by the path of the form. */
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { drawnFields } from './drawn-fields.ts'

const text = (name: string, more: object = {}) =>
  ({ name, type: 'text', ...more }) as unknown as FlattenedField

const fields = [
  text('title'),
  text('searchText', { admin: { hidden: true } }),
  { name: 'lead', type: 'textarea' },
  { name: 'cover', type: 'upload', relationTo: 'media' },
  {
    name: 'hero',
    type: 'group',
    flattenedFields: [
      { name: 'lines', type: 'array', flattenedFields: [text('text'), text('mark')] },
    ],
  },
  { name: 'body', type: 'richText' },
  { name: 'owner', type: 'relationship', relationTo: 'users' },
] as unknown as FlattenedField[]

const paragraph = (words: string) => ({
  type: 'paragraph',
  children: [{ type: 'text', text: words }],
})

describe('the drawn fields of a document', () => {
  it('are named as the form names them, with rows by their place', () => {
    const found = drawnFields(fields, {
      title: 'عنوان',
      searchText: 'عنوان',
      lead: 'سطر أوّل\nوثانٍ',
      cover: { filename: 'a.avif', createdAt: '' },
      hero: {
        lines: [
          { id: 'x', text: 'نبني' },
          { id: 'y', text: 'بالعربيّة' },
        ],
      },
      body: { root: { children: [paragraph('فقرة'), paragraph('أخرى')] } },
      owner: { name: 'سلمى', createdAt: '' },
    })
    expect(found).toEqual([
      { path: 'title', lines: ['عنوان'] },
      { path: 'lead', lines: ['سطر أوّل', 'وثانٍ', 'سطر أوّل وثانٍ'] },
      { path: 'cover', file: 'a.avif' },
      { path: 'hero.lines.0.text', lines: ['نبني'] },
      { path: 'hero.lines.1.text', lines: ['بالعربيّة'] },
      { path: 'body', lines: ['فقرة', 'أخرى'] },
    ])
  })

  it('are none where nothing is written', () => {
    expect(drawnFields(fields, { title: '', hero: null, cover: 'an-id' })).toEqual([])
  })
})
