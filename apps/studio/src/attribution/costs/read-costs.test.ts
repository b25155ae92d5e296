import { describe, expect, it } from 'vitest'
import { createVocabulary, defaultVocabulary } from '../aliases.ts'
import { assignCosts, type KnownLink } from './assign-costs.ts'
import { readAmount, readCosts, readDay } from './read-costs.ts'
import { readTable } from './read-table.ts'

const costsOf = (text: string) => {
  const read = readCosts(text, 'SAR')
  const wrong = read.mistakes.map(({ line, words }) => [line, words.ar])
  return wrong.length > 0 ? wrong : read.costs
}

describe('a table of costs', () => {
  it('is read as spreadsheets in Arabic write it: mark, semicolons, Arabic digits and signs', () => {
    const text =
      '\uFEFFالتاريخ;الحملة;المصدر;الوسيط;التكلفة;العملة\r\n' +
      '٢١/١١/٢٠٢٦;"عرض; الصيف";فيسبوك;إعلان;١٬٢٥٠٫٥٠;SAR\r\n\r\n' +
      '2026-11-22;عرض الصيف;;;12,5;\r\n'
    expect(costsOf(text)).toEqual([
      {
        line: 2,
        day: '2026-11-21',
        campaign: 'عرض; الصيف',
        source: 'فيسبوك',
        medium: 'إعلان',
        content: '',
        amount: 1250.5,
      },
      {
        line: 4,
        day: '2026-11-22',
        campaign: 'عرض الصيف',
        source: '',
        medium: '',
        content: '',
        amount: 12.5,
      },
    ])
  })

  it('is read as advertisers write it: commas, quotes, other columns between', () => {
    const text =
      'Day,Campaign name,Impressions,utm_source,utm_medium,utm_content,Cost,Currency code\n' +
      '2026-11-21,"spring ""a""","1,000",google,cpc,poster,"1,250.50",sar'
    expect(costsOf(text)).toMatchObject([
      { campaign: 'spring "a"', source: 'google', content: 'poster', amount: 1250.5 },
    ])
  })

  it('says of each line what is wrong with it, and of the whole what it lacks', () => {
    const text =
      'date,utm_campaign,cost,currency\n2026-02-30,x,5,SAR\n2026-11-21,x,كثير,SAR\n' +
      '"2026-11-21",x,-5,USD\n2026-11-21,x,5,SAR'
    expect(costsOf(text)).toEqual([
      [2, expect.stringContaining('«\u20682026-02-30\u2069»')],
      [3, expect.stringContaining('«\u2068كثير\u2069»')],
      [4, expect.stringContaining('«\u2068-5\u2069»')],
      [4, expect.stringContaining('«\u2068USD\u2069»')],
    ])
    expect(costsOf('date,spend\n2026-11-21,5')).toEqual([
      [undefined, expect.stringContaining('الحملة (utm_campaign)')],
    ])
    expect(costsOf('date,campaign,cost\n')).toHaveLength(1)
    expect(costsOf('')).toHaveLength(3)
    for (const broken of ['a,"b\nc', 'a,"b"c\n1,2']) expect(readTable(broken)).toBeUndefined()
  })

  it('counts lines as an editor does, also after cells of several lines and in old line ends', () => {
    const linesOf = (text: string) => readTable(text)?.lines.map(({ line }) => line)
    const text = 'a,b\n\n"x\ny",2\n \n  ,\n3,4 "five" six'
    for (const end of ['\n', '\r\n', '\r']) {
      expect(linesOf(text.replaceAll('\n', end))).toEqual([1, 3, 7])
    }
    expect(readTable(text)?.lines.at(-1)?.cells).toEqual(['3', '4 "five" six'])
  })

  it('knows days with the year first or last, and no day that is none', () => {
    for (const text of ['2026-01-09', '2026/1/9', '9/1/2026', '09.01.2026', '٠٩/٠١/٢٠٢٦'])
      expect(readDay(text), text).toBe('2026-01-09')
    for (const text of ['', '13/13/2026', '1/2/26', '2026-11', 'اليوم', '2026-11-21T10:00'])
      expect(readDay(text), text).toBeUndefined()
  })

  it('knows amounts of both habits, and refuses what could be neither', () => {
    const amounts: [string, boolean, number | undefined][] = [
      ...([
        ['1250', false, 1250],
        ['1,250', false, 1250],
        ['1,250', true, 1.25],
        ['1,250,000', true, 1_250_000],
        ['1.250,75', false, 1250.75],
        ['1 250,75', true, 1250.75],
        ['12,5', false, 12.5],
        ['١٢٫٥', false, 12.5],
        ['0', false, 0],
        ['3.125', false, 3.125],
      ] as [string, boolean, number][]),
      ...['', '-1', '1-2', 'SAR 5', '1,2,3', '12.34.56', '1,25.000.1', '9'.repeat(11)].map(
        (text): [string, boolean, undefined] => [text, false, undefined],
      ),
    ]
    for (const [text, hasDecimalComma, amount] of amounts)
      expect(readAmount(text, hasDecimalComma), `${text} ${hasDecimalComma}`).toBe(amount)
  })
})

describe('a line of costs', () => {
  const link = (id: string, source: string, content: string | null = null): KnownLink => ({
    id,
    source,
    medium: 'cpc',
    content,
    campaign: ['عرض-الصيف', 'summer', 'عرض الصيف'],
  })
  const links = [link('g', 'google'), link('f', 'facebook'), link('p', 'facebook', 'poster')]
  const assign = (...lines: Partial<Record<'campaign' | 'source' | 'content', string>>[]) => {
    const costs = lines.map((line, at) => ({
      line: at + 2,
      day: '2026-11-21',
      medium: '',
      source: '',
      content: '',
      amount: 0.1,
      campaign: 'summer',
      ...line,
    }))
    const found = assignCosts(costs, links, createVocabulary(defaultVocabulary))
    const wrong = found.mistakes.map(({ line, words }) => [line, words.en])
    return wrong.length > 0 ? wrong : found.days.map(({ link: id, amount }) => [id, amount])
  }

  it('finds its link by any name of the campaign and any spelling of the source', () => {
    expect(assign({ campaign: 'عرض الصيف', source: 'adwords' })).toEqual([['g', 0.1]])
    expect(assign({ source: 'FB' })).toEqual([['f', 0.1]])
    expect(assign({ source: 'فيسبوك', content: 'Poster' })).toEqual([['p', 0.1]])
  })

  it('is added to others of the same link and day', () => {
    expect(assign({ source: 'google' }, { source: 'google' }, { source: 'fb' })).toEqual([
      ['g', 0.2],
      ['f', 0.1],
    ])
  })

  it('says which line has no link, or too many', () => {
    expect(assign({ campaign: 'winter' }, { source: 'x' }, {}, { source: 'google' })).toEqual([
      [2, 'There is no campaign “winter”'],
      [3, expect.stringContaining('no link for “x”')],
      [4, expect.stringContaining('several links')],
    ])
  })
})
