import { quarantineFrom } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { judge, type Signs } from './quarantine.ts'

const human: Signs = {
  answers: { name: 'سارة العتيبي', message: 'نريد موقعًا مثل https://a.example' },
  ...{ isTrapped: false, token: 'ok' as const },
  ...{ isManyFromThere: false, isManyFromEmail: false, isManyAtAll: false },
}
const reasonsOf = (more: Partial<Signs>) => judge({ ...human, ...more }).reasons
const says = (message: string) => reasonsOf({ answers: { message } })

describe('quarantine', () => {
  it('lets people through, in any language of theirs', () => {
    expect(judge(human)).toEqual({ score: 0, reasons: [] })
    for (const message of ['Nous cherchons une agence', 'أريد SEO وتطبيق iOS', '+966 50 123 4567'])
      expect(says(message)).toEqual([])
  })

  it('holds what no person sends', () => {
    for (const more of [
      { isTrapped: true },
      { token: 'missing' as const },
      { token: 'too_fast' as const },
      { isManyAtAll: true },
    ])
      expect(judge({ ...human, ...more }).score).toBeGreaterThanOrEqual(quarantineFrom)
  })

  it('adds up what is merely odd', () => {
    expect(reasonsOf({ isManyFromThere: true })).toEqual(['rate.neighbourhood'])
    expect(judge({ ...human, isManyFromThere: true }).score).toBeLessThan(quarantineFrom)
    expect(says('http://a http://b http://c http://d http://e')).toEqual([
      'text.links',
      'text.many_links',
    ])
    expect(says('Cheap backlinks <a href=x>')).toEqual(['text.markup', 'text.words'])
    expect(says('Login to pаypal')).toEqual(['text.mixed_script'])
    expect(says('Предлагаем продвижение сайтов')).toEqual(['text.foreign_script'])
    const answers = { emailNorm: 'x@mailinator.com' }
    expect(reasonsOf({ answers })).toEqual(['email.disposable'])
  })
})
