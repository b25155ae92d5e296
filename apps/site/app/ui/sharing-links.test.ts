import { describe, expect, it } from 'vitest'
import { sharingLinks } from './sharing-links.ts'

const url = 'https://birkar.example/blogs/%D9%85%D8%AF?a=1&b=2'

describe('sharingLinks', () => {
  it('keeps the whole address in one parameter of each network', () => {
    for (const { href } of sharingLinks(url, 'المدّ & الفراغ')) {
      const query = new URL(href).searchParams
      expect(query.get('url') ?? query.get('text')).toContain(url)
      expect(query.get('b')).toBeNull()
    }
  })

  it('says the title before the address in a message', () => {
    const [whatsapp] = sharingLinks(url, 'المدّ & الفراغ')
    expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toBe(`المدّ & الفراغ ${url}`)
  })
})
