import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { contentSigns } from './content-signs.ts'
import { readWordLists } from './word-lists.ts'

const lists = await readWordLists()
const of = (answers: Answers) => contentSigns(answers, lists)
const says = (message: string) => of({ message })

describe('the words of a message', () => {
  it.each([
    'نريد موقعًا مثل https://a.example/b',
    'Nous cherchons une agence',
    'أريد SEO وتطبيق iOS لمتجر ساعات أصلية',
    '+966 50 123 4567',
    'اكتبوا إليّ على sara@sub.example.com أو www.example.com',
    'نعم نعم نعم، هذا ما نريد بالضبط',
  ])('say nothing against a person: %s', (message) => {
    expect(says(message)).toEqual([])
  })

  it('tell advertising in Arabic, whatever marks and prefixes it wears', () => {
    expect(says('أفضل مواقع الكَازِينُو')).toEqual(['text.words'])
    expect(says('والمراهنات هنا، أرباحٌ مضمونة')).toEqual(['text.words', 'text.many_words'])
  })

  it('tell advertising in English, as whole words', () => {
    expect(says('Cheap Backlinks <a href=x>')).toEqual(['text.markup', 'text.words'])
    expect(says('We sell alphabetting blocks')).toEqual([])
  })

  it('count links, and know those that hide where they lead', () => {
    expect(says('http://a.b http://b.c')).toEqual(['text.links'])
    expect(says('a.example/x b.example/y http://c.d www.e.f')).toEqual([
      'text.links',
      'text.many_links',
    ])
    expect(says('look: bit.ly/3x')).toEqual(['text.short_link'])
  })

  it('tell scripts apart', () => {
    expect(says('Login to pаypal')).toEqual(['text.mixed_script'])
    expect(says('Предлагаем продвижение сайтов')).toEqual(['text.foreign_script'])
    expect(says('Предлагаем продвижение сайтов https://a.example')).toContain('text.foreign_link')
  })

  it('notice what repeats itself', () => {
    expect(says('buy now '.repeat(10))).toEqual(['text.repeating'])
  })

  it('know throw-away addresses, also below a known name', () => {
    expect(of({ emailNorm: 'x@mailinator.com' })).toEqual(['email.disposable'])
    expect(of({ emailNorm: 'x@a.b.yopmail.com' })).toEqual(['email.disposable'])
    expect(of({ emailNorm: 'x@notyopmail.com' })).toEqual([])
  })
})

describe('the lists', () => {
  it('are added to and taken from without a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wajiha-words-'))
    await writeFile(join(folder, 'words-ar.txt'), '# لنا\nعرض خرافي\n-كازينو\n')
    const changed = await readWordLists(folder)
    expect(contentSigns({ message: 'عَرْضٌ خُرافيٌّ' }, changed)).toEqual(['text.words'])
    expect(contentSigns({ message: 'كازينو' }, changed)).toEqual([])
    await rm(folder, { recursive: true })
  })
})
