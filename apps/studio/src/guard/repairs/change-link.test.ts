import { describe, expect, it } from 'vitest'
import { changeLinks, writtenAs } from './change-link.ts'

const origin = 'https://birkar.example'
const text = (url: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url } }] }] },
})

describe('a link that leads elsewhere', () => {
  it('is changed wherever it stands in the document, and nothing else is', () => {
    const values = {
      title: '/old',
      body: text('/old'),
      blocks: [{ href: 'https://other.example/' }, { buttons: [{ href: '/old' }] }],
      lead: 'لا رابط هنا',
    }
    expect(changeLinks(values, writtenAs('/en/old', origin), '/new')).toEqual({
      body: text('/new'),
      blocks: [{ href: 'https://other.example/' }, { buttons: [{ href: '/new' }] }],
    })
  })

  it('is found however it was written', () => {
    for (const written of ['/مدّ', '/%D9%85%D8%AF%D9%91', `${origin}/مدّ`, '/en/مدّ'])
      expect(changeLinks({ body: text(written) }, writtenAs('/en/مدّ', origin), '/x')).toEqual({
        body: text('/x'),
      })
  })

  it('is not found where another page writes it', () => {
    expect(changeLinks({ body: text('/other') }, writtenAs('/old', origin), '/new')).toEqual({})
  })
})
