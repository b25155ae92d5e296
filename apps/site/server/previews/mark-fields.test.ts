/** Which field a drawn part of a draft comes from. */
import { describe, expect, it } from 'vitest'
import { markFields } from './mark-fields.ts'

const page = (body: string) =>
  `<html><head><title>الكشيدة</title></head><body class="x">${body}</body></html>`

describe('the parts of a draft', () => {
  const fields = [
    { path: 'title', lines: ['الكشيدةُ ليست فراغًا'] },
    { path: 'excerpt', lines: ['في ٢٠٢٦ & بعدها'] },
    { path: 'body', lines: ['فقرةٌ أولى', 'فقرةٌ فيها رابط وكلام'] },
    { path: 'cover', file: 'غلاف.avif' },
  ]

  it('carry the path of the field whose words they say, however these are set', () => {
    const marked = markFields(
      page(
        '<h1>الكشيدة ليست <b>فراغًا</b></h1><p class="lead">في 2026 &amp; بعدها</p><p>فقرةٌ فيها <a href="/x">رابط</a> وكلام</p><p>غيرها</p>',
      ),
      fields,
    )
    expect(marked).toContain('<h1 data-field="title">')
    expect(marked).toContain('<p data-field="excerpt" class="lead">')
    expect(marked).toContain('<p data-field="body">فقرةٌ فيها <a href="/x">')
    expect(marked).toContain('<p>غيرها</p>')
    expect(marked).toContain('<title>الكشيدة</title>')
  })

  it('are the innermost elements that say all of it, and pictures by their file', () => {
    const file = encodeURIComponent('غلاف.avif')
    const marked = markFields(
      page(
        `<header><h1><span>الكشيدةُ ليست فراغًا</span></h1></header><img src="/_ipx/w_640/media/${file}" alt=""><br>`,
      ),
      fields,
    )
    expect(marked).toContain('<header><h1><span data-field="title">')
    expect(marked).toContain('<img data-field="cover" src=')
  })

  it('are left as they are where no field is known, and where nothing ends an element', () => {
    expect(markFields(page('<p>فقرةٌ أولى</p>'), [])).toBe(page('<p>فقرةٌ أولى</p>'))
    const open = page('<ul><li>فقرةٌ أولى<li>أخرى</ul><!-- <p>فقرةٌ أولى</p> -->')
    expect(markFields(open, fields)).toContain('<!-- <p>فقرةٌ أولى</p> -->')
  })

  it('hold no path as markup, whatever a field is named', () => {
    const odd = [{ path: '"><i>', lines: ['فقرةٌ أولى'] }]
    expect(markFields(page('<p>فقرةٌ أولى</p>'), odd)).not.toContain('<i>')
  })

  it('of a long page are marked in a moment', () => {
    const long = page('<div><p>كلامٌ كثير في فقرةٍ واحدة</p></div>'.repeat(5_000))
    const begun = performance.now()
    markFields(long, fields)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
