import { describe, expect, it } from 'vitest'
import {
  endpoints,
  heardHeader,
  hrefSchema,
  inlineText,
  plainText,
  problem,
  problemSchema,
  readHeard,
} from './index.ts'
import { openApiDocument } from './openapi.ts'
import { richTextSchema } from './rich-text.ts'

describe('hrefSchema', () => {
  it('lets pages, sites, mails and telephones through', () => {
    for (const href of [
      '/about',
      'https://x.example',
      'mailto:a@b.example',
      'tel:+966115550142',
      '#top',
    ])
      expect(hrefSchema.safeParse(href).success, href).toBe(true)
  })

  it('stops scripts, data and addresses of unnamed hosts', () => {
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.test',
      'vbscript:x',
      ' javascript:x',
      '/.//evil.test',
      '/a/..//evil.test',
      '/%2e//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/a\r\nSet-Cookie: x=1',
      'https://x.example/\r\nx',
      '',
    ])
      expect(hrefSchema.safeParse(href).success, href).toBe(false)
  })
})

describe('rich text', () => {
  const blocks = richTextSchema.parse([
    { type: 'heading', level: 2, id: 'لماذا', children: [{ type: 'text', text: 'لماذا' }] },
    {
      type: 'list',
      ordered: false,
      items: [
        {
          children: [{ type: 'text', text: 'نقطة' }],
          list: {
            type: 'list',
            ordered: true,
            items: [{ children: [{ type: 'text', text: 'دائرة' }] }],
          },
        },
      ],
    },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'اقرأ ', marks: ['bold'] },
        { type: 'link', href: '/blogs', children: [{ type: 'text', text: 'الدفتر' }] },
        { type: 'break' },
      ],
    },
  ])

  it('keeps nested lists, marks and links', () => {
    expect(plainText(blocks)).toBe('لماذا\nنقطة\nدائرة\nاقرأ الدفتر ')
  })

  it('refuses a block that no view is written for', () => {
    expect(richTextSchema.safeParse([{ type: 'iframe', src: 'https://x.example' }]).success).toBe(
      false,
    )
  })

  it('refuses a link that runs a script', () => {
    const link = { type: 'link', href: 'javascript:alert(1)', children: [] }
    expect(richTextSchema.safeParse([{ type: 'paragraph', children: [link] }]).success).toBe(false)
  })

  it('reads the words of inline nodes without their marks', () => {
    expect(inlineText([{ type: 'text', text: 'كود', marks: ['code'] }])).toBe('كود')
  })
})

describe('problems', () => {
  it('carry the status of their code', () => {
    expect(problemSchema.parse(problem('not_found', 'No such article'))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})

describe('the OpenAPI document', () => {
  const document = openApiDocument('https://studio.example/api/v1') as {
    openapi: string
    paths: Record<string, { get: { parameters: { name: string; required?: boolean }[] } }>
  }

  it('describes every read once', () => {
    expect(document.openapi).toBe('3.1.0')
    const isWrite = (path: string) => /^\/(?:submissions|subscriptions|visits)\b/.test(path)
    const reads = Object.keys(document.paths).filter((path) => !isWrite(path))
    expect(reads).toHaveLength(Object.keys(endpoints).length)
  })

  it('names path parameters and says what a query needs', () => {
    const parameters = document.paths['/blogs/{slug}']?.get.parameters.map(({ name }) => name)
    expect(parameters).toEqual(['Content-Language', heardHeader, 'slug'])
    const query = document.paths['/search']?.get.parameters.find(({ name }) => name === 'q')
    expect(query?.required).toBe(true)
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})

it.each([
  ['0', 0],
  ['4711', 4711],
  ['', undefined],
  [null, undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['9'.repeat(16), undefined],
])('reads which change was heard of: %s', (text, change) => {
  expect(readHeard(text)).toBe(change)
})
