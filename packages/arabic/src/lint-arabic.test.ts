import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, arabicLikeText, slowOn } from './any-text.fixture.ts'
import { type ArabicLintKind, lintArabic } from './lint-arabic.ts'

function found(text: string, kind?: ArabicLintKind): string[] {
  return lintArabic(text, kind).map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`)
}

describe('lintArabic', () => {
  it('has nothing to say about good text', () => {
    for (const text of [
      'نقطة، ثمّ دائرة، ثمّ كلُّ شيء.',
      'ما الذي يميّز «واجهة»؟ خبرة ١٠ سنوات؛ لا أكثر.',
      '١٠ ربيع الأول ١٤٤٨ هـ',
      'نكتب عن الـSEO و React.',
      'أطلقنا ٩٤ مشروعًا لـ٦١ عميلًا.',
      'راسلنا على \u2066hello@wajiha.example\u2069 أو \u2066+966 50 123 4567\u2069.',
      'زر https://wajiha.example/?a=1,2;b اليوم',
      'Plain English, with "quotes"; fine?',
      "اسمها O'Neill",
      '',
    ]) {
      expect(found(text)).toEqual([])
    }
  })

  it('finds digits of another system, and keeps to the one most used', () => {
    expect(found('من ٥ إلى 10 و٢٠')).toEqual(['mixed-digits: 10'])
    expect(found('عام 2026، في 3 مدن و٥ دول')).toEqual(['mixed-digits: ٥'])
    expect(found('١٬٢٣٤ و1,234')).toEqual(['mixed-digits: 1,234'])
    expect(found('٣ و۴')).toEqual(['mixed-digits: ۴'])
  })

  it('lets phones, dates of machines and Latin names keep their digits', () => {
    expect(found('خبرة ١٠ سنوات في H2O و 2FA عبر \u2066920001234\u2069')).toEqual([])
  })

  it('finds Latin punctuation and says what to write', () => {
    expect(lintArabic('خبرة 10 سنوات, ببساطة')).toEqual([
      { code: 'latin-punctuation', start: 13, end: 14, suggestion: '،' },
    ])
    expect(found('هل تعرف SEO?')).toEqual(['latin-punctuation: ?'])
    expect(found('أولًا; ثانيًا')).toEqual(['latin-punctuation: ;'])
    expect(found('بلغ 1,234 ريالًا')).toEqual([])
  })

  it('finds straight quotes and leaves apostrophes', () => {
    expect(found('قال "نعم" و\'لا\'')).toEqual([
      'straight-quotes: "',
      'straight-quotes: "',
      "straight-quotes: '",
      "straight-quotes: '",
    ])
  })

  it('finds tatweel and double spaces', () => {
    expect(found('مرحـــبا  بكم')).toEqual(['tatweel: ـــ', 'double-space:   '])
  })

  it('finds و stuck to a Latin word', () => {
    expect(lintArabic('هوية وReact')).toEqual([
      { code: 'waw-before-latin', start: 5, end: 7, suggestion: 'و R' },
    ])
  })

  it('finds phones and addresses that nothing isolates', () => {
    expect(found('راسلنا hello@wajiha.example أو +966 50 123 4567')).toEqual([
      'bare-contact: hello@wajiha.example',
      'bare-contact: +966 50 123 4567',
    ])
    expect(found('نُشر في 2026-08-23')).toEqual([])
  })

  it('corrects the hamza of common words', () => {
    expect(lintArabic('من الرياض الى جدة والإستخدام')).toEqual([
      { code: 'alif-hamza', start: 10, end: 13, suggestion: 'إلى' },
      { code: 'alif-hamza', start: 19, end: 28, suggestion: 'الاستخدام' },
    ])
  })

  it('has rules for titles', () => {
    expect(found('واجهةُ الشركة', 'title')).toEqual(['title-with-tashkeel: ُ'])
    expect(found('واجهةُ الشركة')).toEqual([])
    expect(found('Our New Brand', 'title')).toEqual(['title-not-arabic: Our New Brand'])
    expect(found('TikTok', 'title')).toEqual([])
  })

  it('asks for an alternative text', () => {
    expect(found('', 'alt')).toEqual(['empty-alt: '])
    expect(found(' ', 'alt')).toEqual(['empty-alt:  '])
    expect(found('صورة الفريق', 'alt')).toEqual([])
  })

  it('gives ranges that exist, in order, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, arabicLikeText), (text) => {
        let last = 0
        for (const { start, end } of lintArabic(text, 'title')) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = start
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('stays quick on hostile text', () => {
    expect(slowOn(lintArabic)).toEqual([])
    expect(slowOn((text) => lintArabic(text, 'title'))).toEqual([])
  })
})
