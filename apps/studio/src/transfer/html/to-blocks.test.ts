import { describe, expect, it } from 'vitest'
import { toBlocks } from './to-blocks.ts'

function read(html: string, hasBareLines = false) {
  const left: string[] = []
  const blocks = toBlocks(html, {
    picture: (src) => (src.startsWith('/') ? src : undefined),
    link: (href) => href,
    leave: (what) => left.push(what),
    hasBareLines,
  })
  return { blocks, left }
}

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})

describe('HTML', () => {
  it('becomes paragraphs with marks, breaks and links', () => {
    const { blocks } = read('<p>خطٌّ <b><i>مهمّ</i></b><br>ثمّ <a href="/about">نحن</a>.</p>')
    expect(blocks).toEqual([
      {
        type: 'paragraph',
        children: [
          text('خطٌّ '),
          text('مهمّ', 'bold', 'italic'),
          { type: 'break' },
          text('ثمّ '),
          { type: 'link', href: '/about', children: [text('نحن')] },
          text('.'),
        ],
      },
    ])
  })

  it('becomes headings from the second level on, each with an anchor of its own', () => {
    const { blocks } = read('<h1>لماذا؟</h1><h2>لماذا؟</h2><h6>Six</h6>')
    expect(blocks).toMatchObject([
      { type: 'heading', level: 2, id: 'لماذا' },
      { type: 'heading', level: 2, id: 'لماذا-2' },
      { type: 'heading', level: 4 },
    ])
  })

  it('becomes lists in lists, tables, quotations and code', () => {
    const { blocks } = read(
      '<ol start="4"><li>أ<ul><li>ب</li></ul></li></ol><table><tr><th>س</th></tr><tr><td>١</td></tr></table>' +
        '<blockquote><p>قولٌ</p><p>آخر</p></blockquote><pre><code class="language-ts">a &lt; b\n</code></pre><hr>',
    )
    expect(blocks).toEqual([
      {
        type: 'list',
        ordered: true,
        start: 4,
        items: [
          {
            children: [text('أ')],
            list: { type: 'list', ordered: false, items: [{ children: [text('ب')] }] },
          },
        ],
      },
      { type: 'table', head: [[text('س')]], rows: [[[text('١')]]] },
      { type: 'quote', children: [text('قولٌ'), { type: 'break' }, text('آخر')] },
      { type: 'code', language: 'ts', code: 'a < b' },
      { type: 'rule' },
    ])
  })

  it('keeps the heads of rows', () => {
    const { blocks } = read('<table><tr><th>س</th><td>١</td></tr></table>')
    expect(blocks).toMatchObject([{ type: 'table', head: [], headColumn: true }])
  })

  it('keeps the cells of a table that stand for several', () => {
    const { blocks } = read(
      '<table><tr><th colspan="2">س</th></tr><tr><td rowspan="2">١</td><td>٢</td></tr><tr><td>٣</td></tr></table>',
    )
    expect(blocks).toEqual([
      {
        type: 'table',
        head: [[text('س')]],
        rows: [[[text('١')], [text('٢')]], [[text('٣')]]],
        spans: [
          { cell: 0, columns: 2, row: 0 },
          { cell: 0, rows: 2, row: 1 },
        ],
      },
    ])
  })

  it('keeps pictures with their captions, also several in one figure or inside a link', () => {
    const { blocks } = read(
      '<figure><a href="/x"><img src="/a.png"></a><figcaption>أوّل</figcaption></figure><p>قبل<img src="/b.png">بعد</p>' +
        '<figure class="gallery"><figure><img src="/c.png"></figure><figure><img src="/d.png"></figure></figure>',
    )
    expect(blocks.map((one) => (one.type === 'image' ? one.key : one.type))).toEqual([
      '/a.png',
      'paragraph',
      '/b.png',
      'paragraph',
      '/c.png',
      '/d.png',
    ])
    expect(blocks[0]).toMatchObject({ caption: 'أوّل' })
  })

  it('shows films of those whom the site knows, and names what it leaves', () => {
    const { blocks, left } = read(
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=1" title="فيلم"></iframe><iframe src="https://evil.example/"></iframe><script>alert(1)</script>',
    )
    expect(blocks).toMatchObject([{ type: 'block', name: 'video', fields: { title: 'فيلم' } }])
    expect(left).toEqual(['<iframe> https://evil.example/', '<script>'])
  })

  it('takes no link that leads astray', () => {
    const { blocks, left } = read('<p><a href="javascript:alert(1)">اضغط</a></p>')
    expect(blocks).toEqual([{ type: 'paragraph', children: [text('اضغط')] }])
    expect(left).toHaveLength(1)
  })

  it('parts bare lines where the system keeps them so', () => {
    const { blocks } = read('سطرٌ\nثانٍ\n\nفقرة <b>أخرى</b>', true)
    expect(blocks).toHaveLength(2)
    expect(JSON.stringify(blocks[0])).toContain('break')
  })

  it('survives what is not closed, not known, and very deep', () => {
    const { blocks } = read(`<p>أ<b>ب<div>ج${'<div>'.repeat(500)}عميق<x-y>😀</p></b>`)
    expect(JSON.stringify(blocks)).toContain('عميق')
    expect(JSON.stringify(blocks)).toContain('😀')
  })
})
