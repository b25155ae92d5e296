import { describe, expect, it } from 'vitest'
import { openTitle, openWord } from './kashida.ts'

describe('openWord', () => {
  it('opens after the first seen or sad, with its signs', () => {
    expect(openWord('سُقيا')).toEqual(['سُ', 'قيا'])
    expect(openWord('قصص')).toEqual(['قص', 'ص'])
    expect(openWord('الأسبوع')).toEqual(['الأس', 'بوع'])
  })

  it('else opens before a final ra, zay, ya, alif maqsura or ta marbuta', () => {
    expect(openWord('فارغةٌ.')).toEqual(['فارغ', 'ةٌ.'])
    expect(openWord('«تعلمي»')).toEqual(['«تعلم', 'ي»'])
  })

  it('opens nothing where letters do not join, or the rules name no place', () => {
    for (const word of ['دار', 'قلم', '', 'Lighthouse', '٢٠٢٦', '.'])
      expect(openWord(word), word).toBeUndefined()
  })
})

describe('openTitle', () => {
  it('opens the last word that may be opened', () => {
    expect(openTitle('ليست مسافةً فارغةٌ.')).toEqual({
      start: 'ليست مسافةً ',
      word: ['فارغ', 'ةٌ.'],
      end: '',
    })
    expect(openTitle('سؤالٌ عن قلم')).toEqual({ start: '', word: ['س', 'ؤالٌ'], end: ' عن قلم' })
  })

  it('leaves every letter where it was', () => {
    for (const title of ['أعمالٌ نعتزّ  بها.', 'الكشيدةُ ليست\nمسافةً', 'ثلاثُ أدوات، ويدٌ واحدة.']) {
      const opened = openTitle(title)
      if (opened) expect(opened.start + opened.word.join('') + opened.end).toBe(title)
    }
  })

  it('opens no title without a place for it', () => {
    expect(openTitle('دار قلم')).toBeUndefined()
    expect(openTitle('A point')).toBeUndefined()
  })
})
