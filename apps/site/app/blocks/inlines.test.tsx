import type { Locale } from '@wajiha/arabic'
import type { Inline } from '@wajiha/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LocaleProvider } from '#app/locale/locale-context.tsx'
import { Inlines } from './inlines.tsx'

const text = (words: string, ...marks: 'bold'[] | 'code'[]): Inline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
})
const drawn = (locale: Locale, nodes: Inline[], within?: Locale) =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <Inlines nodes={nodes} within={within} />
    </LocaleProvider>,
  )
const arabic = (words: string) => `<span lang="ar" dir="rtl">${words}</span>`

describe('Arabic words inside an English text', () => {
  it('say that they are Arabic, also where they are bold', () => {
    expect(drawn('en', [text('The word مدّ, and '), text('نقطة، ثمّ دائرة', 'bold')])).toBe(
      `The word ${arabic('مدّ')}, and <strong>${arabic('نقطة، ثمّ دائرة')}</strong>`,
    )
  })

  it('say nothing in code, in an Arabic page, or in a paragraph that has said so', () => {
    expect(drawn('en', [text('t = "مدّ"', 'code')])).not.toContain('span')
    expect(drawn('ar', [text('مدّ in CSS')])).toBe('مدّ in CSS')
    expect(drawn('en', [text('مدّ in CSS')], 'ar')).toBe('مدّ in CSS')
    expect(drawn('ar', [text('The word مدّ')], 'en')).toBe(`The word ${arabic('مدّ')}`)
  })
})
