import { plainText, type RichText, richTextSchema } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import type { LexicalState } from '../../platform/lexical.ts'
import { fromLexical } from './from-lexical.ts'
import { fromMarkdown } from './from-markdown.ts'
import { toLexical } from './to-lexical.ts'

const image = { url: '/media/x.avif', width: 10, height: 10, alt: '', mimeType: 'image/avif' }

/** Markdown, stored as the editor stores it, and read as the API reads it. */
function read(markdown: string, locale: 'ar' | 'en' = 'ar'): RichText {
  const state = toLexical(fromMarkdown(markdown), (key) => key)
  const found = fromLexical(state, { locale, image: (value) => ({ ...image, alt: String(value) }) })
  return richTextSchema.parse(found)
}

const text = (words: string, ...marks: ('bold' | 'code')[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})

describe('a text on its way from Markdown to the site', () => {
  it('keeps headings with anchors that are unique in Arabic too', () => {
    expect(read('## لماذا؟\n\nنصّ.\n\n## لماذا؟\n### تفصيل')).toEqual([
      { type: 'heading', level: 2, id: 'لماذا', children: [text('لماذا؟')] },
      { type: 'paragraph', children: [text('نصّ.')] },
      { type: 'heading', level: 2, id: 'لماذا-2', children: [text('لماذا؟')] },
      { type: 'heading', level: 3, id: 'تفصيل', children: [text('تفصيل')] },
    ])
  })

  it('keeps bold, code and links', () => {
    expect(read('خاصّة `dir` **مهمّة** في [الدليل](/blogs/دليل).')).toEqual([
      {
        type: 'paragraph',
        children: [
          text('خاصّة '),
          text('dir', 'code'),
          text(' '),
          text('مهمّة', 'bold'),
          text(' في '),
          { type: 'link', href: '/blogs/دليل', children: [text('الدليل')] },
          text('.'),
        ],
      },
    ])
  })

  it('keeps a list nested once', () => {
    expect(read('- واحد\n  - فرع\n- اثنان')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          {
            children: [text('واحد')],
            list: { type: 'list', ordered: false, items: [{ children: [text('فرع')] }] },
          },
          { children: [text('اثنان')] },
        ],
      },
    ])
  })

  it('lets a list that goes on after something else count on', () => {
    const [first, , second] = read('1. واحد\n2. اثنان\n\n---\n\n3. ثلاثة')
    expect(first).not.toHaveProperty('start')
    expect(second).toMatchObject({ type: 'list', ordered: true, start: 3 })
  })

  it('keeps code with its empty lines, and its language', () => {
    expect(read('```css\na {\n\n}\n```')).toEqual([
      { type: 'code', language: 'css', code: 'a {\n\n}' },
    ])
  })

  it('keeps tables, quotes, callouts, rules and pictures', () => {
    const markdown =
      '| أ | ب |\n|---|---|\n| ١ | `٢` |\n\n> قولٌ\n\n> [!tip] جرّب\n> الآن.\n\n---\n\n![تعليق](media:fig)'
    expect(read(markdown)).toEqual([
      {
        type: 'table',
        head: [[text('أ')], [text('ب')]],
        rows: [[[text('١')], [text('٢', 'code')]]],
      },
      { type: 'quote', children: [text('قولٌ')] },
      { type: 'callout', tone: 'tip', title: 'جرّب', children: [text('الآن.')] },
      { type: 'rule' },
      { type: 'image', image: { ...image, alt: 'fig' }, caption: 'تعليق' },
    ])
  })

  it('marks only paragraphs that run against their document', () => {
    expect(read('SEO ليس سحرًا.')[0]).not.toHaveProperty('dir')
    expect(read('Only Latin words here.')[0]).toMatchObject({ dir: 'ltr' })
    expect(read('كلماتٌ عربيّة', 'en')[0]).toMatchObject({ dir: 'rtl' })
  })
})

describe('the blocks of an article', () => {
  const project = {
    slug: 'سقيا',
    title: 'سُقيا',
    kind: 'تطبيق',
    summary: 'ماء',
    year: 2025,
    cover: image,
    paper: 'lazaward' as const,
  }
  const file = {
    title: 'ورقة',
    file: { url: '/files/0b1c.pdf', kind: 'pdf', bytes: 2048 },
  }
  const source = [
    ':::gallery\n![أولى](media:a)\n![](media:b)\n:::',
    ':::video\naddress: https://youtu.be/pg1NpMmPv48\ntitle: نقش\nposter: fig\n:::',
    ':::call\ntitle: ابدأ\nlabel: اكتب لنا\nhref: /contact\n:::',
    ':::form\nform: contact\n:::',
    ':::project\nproject: suqya\n:::',
    ':::download\nfile: sheet\nnote: صفحة\n:::',
    ':::questions\ntitle: أسئلة\n? كم؟\nستّةُ **أسابيع**.\nأو أكثر.\n:::',
    ':::embed\naddress: https://www.openstreetmap.org/#map=16/24.6912/46.6851\ntitle: خريطة\n:::',
  ].join('\n\n')
  const stored = () =>
    toLexical(fromMarkdown(source), (key, collection = 'media') => `${collection} ${key}`)
  const reading = {
    image: (value: unknown) => (value ? { ...image, alt: String(value) } : undefined),
    project: (value: unknown) => (value === 'projects suqya' ? project : undefined),
    file: (value: unknown) => (value === 'files sheet' ? file : undefined),
  }

  it('come to the site as the contract knows them', () => {
    const found = richTextSchema.parse(fromLexical(stored(), reading))
    expect(found).toMatchObject([
      { type: 'gallery', images: [{ caption: 'أولى', image: { alt: 'media a' } }, {}] },
      { type: 'video', service: 'youtube', id: 'pg1NpMmPv48', poster: { alt: 'media fig' } },
      { type: 'call', action: { label: 'اكتب لنا', href: '/contact' } },
      { type: 'form', form: 'contact' },
      { type: 'project', project: { title: 'سُقيا' } },
      { type: 'download', title: 'ورقة', note: 'صفحة', file: { bytes: 2048 } },
      { type: 'questions', title: 'أسئلة', questions: [{ question: 'كم؟' }] },
      { type: 'embed', service: 'openstreetmap', id: '16,24.6912,46.6851' },
    ])
    const [, , , , , , questions] = found
    expect(questions).toMatchObject({ questions: [{ answer: [{}, {}] }] })
  })

  it('are left out, and nothing else with them, when what they show is not public', () => {
    const left = fromLexical(stored()).map(({ type }) => type)
    expect(left).toEqual(['video', 'call', 'form', 'questions', 'embed'])
  })

  it('lose an address that is not on the list, and a target that is script', () => {
    const bad = (name: string, fields: object) =>
      fromLexical({
        root: {
          type: 'root',
          children: [{ type: 'block', fields: { blockType: name, ...fields } }],
        },
      })
    const address = 'https://evil.example/embed'
    expect(bad('video', { address, title: 'x' })).toEqual([])
    expect(bad('call', { title: 'x', label: 'x', href: 'javascript:alert(1)' })).toEqual([])
    expect(bad('constructor', {})).toEqual([])
  })
})

describe('what an editor saved', () => {
  const saved = (...children: object[]): LexicalState => ({
    root: { type: 'root', children: children as never },
  })

  it('keeps the cells of a table that were made one, on the way back too', () => {
    const cell = (words: string, rest: object) => ({
      type: 'tablecell',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: words, format: 0 }] }],
      ...rest,
    })
    const line = (...children: object[]) => ({ type: 'tablerow', children })
    const state = saved({
      type: 'table',
      children: [
        line(cell('أ', { headerState: 1, colSpan: 2, rowSpan: 1 }), cell('ب', { headerState: 1 })),
        line(cell('١', { rowSpan: 2, colSpan: 1.5 }), cell('٢', { colSpan: 4000 })),
        line(cell('٣', {})),
      ],
    })
    const found = richTextSchema.parse(fromLexical(state))
    expect(found).toMatchObject([
      {
        type: 'table',
        spans: [
          { row: 0, cell: 0, columns: 2 },
          { row: 1, cell: 0, rows: 2 },
          { row: 1, cell: 1, columns: 50 },
        ],
      },
    ])
    const back = toLexical(found as ReturnType<typeof fromMarkdown>, (key) => key)
    expect(fromLexical(back)).toEqual(found)
  })

  it('keeps the lines and lists that stand in a cell', () => {
    const words = (one: string) => ({ type: 'text', text: one, format: 0 })
    const item = (...children: object[]) => ({ type: 'listitem', children })
    const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children })
    const cell = {
      type: 'tablecell',
      children: [
        { type: 'heading', children: [words('بحث')] },
        list('bullet', item(words('أ')), item(list('number', item(words('ب')), item(words('ج'))))),
      ],
    }
    const [table] = fromLexical(
      saved({ type: 'table', children: [{ type: 'tablerow', children: [cell] }] }),
    )
    expect(plainText(table ? [table] : []).trim()).toBe('بحث • أ 1. ب 2. ج')
  })

  it('tells the head of a table from the heads of its rows', () => {
    const table = (...states: number[][]) => {
      const children = states.map((row) => ({
        type: 'tablerow',
        children: row.map((headerState) => ({ type: 'tablecell', headerState, children: [] })),
      }))
      return fromLexical(saved({ type: 'table', children }))[0]
    }
    const both = table([3, 1], [2, 0])
    expect(both).toEqual({ type: 'table', head: [[], []], rows: [[[], []]], headColumn: true })
    expect(table([2, 0], [2, 0])).toMatchObject({ head: [], headColumn: true })
    expect(table([1, 0], [1, 0])).toMatchObject({ head: [], headColumn: true })
    expect(table([1, 1], [0, 0])).not.toHaveProperty('headColumn')
    const back = toLexical([both] as ReturnType<typeof fromMarkdown>, (key) => key)
    expect(fromLexical(back)).toEqual([both])
  })

  it('shows a picture that lies within a line between its parts', () => {
    const words = (text: string) => ({ type: 'text', text, format: 0 })
    const picture = { type: 'upload', relationTo: 'media', value: 'm' }
    const state = saved(
      { type: 'paragraph', children: [picture] },
      { type: 'paragraph', children: [words('قبل'), picture, words('بعد')] },
    )
    const found = fromLexical(state, { image: () => image })
    expect(found.map(({ type }) => type)).toEqual(['image', 'paragraph', 'image', 'paragraph'])
  })

  it('loses what the contract does not know', () => {
    const state = saved({ type: 'youtube', id: 'x' }, { type: 'paragraph', children: [] })
    expect(fromLexical(state)).toEqual([])
  })

  it('loses a script address but keeps its words', () => {
    const fields = { linkType: 'custom', url: 'javascript:alert(1)' }
    const link = { type: 'link', fields, children: [{ type: 'text', text: 'انقر', format: 0 }] }
    const read = fromLexical(saved({ type: 'paragraph', children: [link] }))
    expect(read).toEqual([{ type: 'paragraph', children: [text('انقر')] }])
  })

  it('leads to the page of a linked document, and nowhere when it is not public', () => {
    const fields = { linkType: 'internal', doc: { relationTo: 'posts', value: 'p' } }
    const link = { type: 'link', fields, children: [{ type: 'text', text: 'مقال', format: 0 }] }
    const state = saved({ type: 'paragraph', children: [link] })
    const path = (collection: string, value: unknown) => `/${collection}/${value}`
    expect(fromLexical(state, { path })[0]).toMatchObject({ children: [{ href: '/posts/p' }] })
    expect(fromLexical(state)[0]).toMatchObject({ children: [{ type: 'text' }] })
  })

  it('is no rich text when it is something else', () => {
    for (const value of [null, undefined, 'x', 3, {}]) expect(fromLexical(value)).toEqual([])
  })
})
