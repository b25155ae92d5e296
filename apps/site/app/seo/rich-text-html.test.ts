import type { RichText } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { pageIdentity } from '../../test/page-identity.ts'
import { richTextHtml } from './rich-text-html.ts'

const html = (blocks: RichText) => richTextHtml(blocks, pageIdentity('/blogs/x', 'en'))
const text = (words: string) => ({ type: 'text' as const, text: words })

describe('richTextHtml', () => {
  it('escapes what an editor wrote, also where it looks like markup', () => {
    const blocks: RichText = [
      { type: 'paragraph', children: [text('<script>alert(1)</script> & "')] },
    ]
    expect(html(blocks)).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;</p>')
  })

  it('makes links of the site absolute, in the language of the text', () => {
    const link = (href: string) => ({ type: 'link' as const, href, children: [text('x')] })
    const children = ['/contact', '/media/a.pdf', 'https://other.example/', '#note'].map(link)
    const found = html([{ type: 'paragraph', children }])
    expect([...found.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://birkar.example/en/contact',
      'https://birkar.example/media/a.pdf',
      'https://other.example/',
      '#note',
    ])
  })

  it('keeps the direction of a paragraph that runs against its text, and of code', () => {
    const found = html([
      { type: 'paragraph', dir: 'rtl', children: [text('نقطة')] },
      { type: 'code', code: 'a < b' },
    ])
    expect(found).toBe('<p dir="rtl">نقطة</p><pre dir="ltr"><code>a &lt; b</code></pre>')
  })

  it('writes lists in lists, tables, callouts, figures and rules', () => {
    const image = { url: '/media/a.avif', width: 8, height: 6, alt: '"', mimeType: 'image/avif' }
    const found = html([
      {
        type: 'list',
        ordered: true,
        start: 3,
        items: [
          {
            children: [text('a')],
            list: { type: 'list', ordered: false, items: [{ children: [text('b')] }] },
          },
        ],
      },
      { type: 'table', head: [[text('h')]], rows: [[[text('c')]]] },
      { type: 'callout', tone: 'tip', title: 'T', children: [text('d'), { type: 'break' }] },
      { type: 'image', image, caption: 'C' },
      { type: 'rule' },
    ])
    expect(found).toBe(
      [
        '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>',
        '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
        '<aside><p><strong>T</strong></p><p>d<br></p></aside>',
        '<figure><img src="https://birkar.example/media/a.avif" width="8" height="6" alt="&quot;">',
        '<figcaption>C</figcaption></figure><hr>',
      ].join(''),
    )
  })

  it('writes the cells of a table that stand for several, and no head where there is none', () => {
    const rows = [
      [[text('a')], [text('b')]],
      [[text('c')], [text('d')], [text('e')]],
    ]
    const spans = [{ row: 0, cell: 1, columns: 2 }]
    expect(html([{ type: 'table', head: [], rows, spans }])).toBe(
      '<table><tbody><tr><td>a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></tbody></table>',
    )
  })
})
