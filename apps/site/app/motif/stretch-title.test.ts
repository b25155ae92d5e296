import { expect, it } from 'vitest'
import { stretchTitle } from './stretch-title.ts'

it('opens an Arabic title before its final ta marbuta, ra or ya', () => {
  expect(stretchTitle('وصلت النقطة.')).toEqual([
    { text: 'وصلـت', mark: 'none' },
    { text: 'النقط|ة', mark: 'ring' },
  ])
})

it('draws the word before out only where its last letter joins', () => {
  const firstOf = (title: string) => stretchTitle(title)?.[0]?.text
  expect(firstOf('وصلت النقطة')).toBe('وصلـت')
  expect(firstOf('قرار الأسبوع')).toBe('قرار')
  expect(firstOf('هلا النقطة')).toBe('هلا')
})

it('prefers the join after seen or sad', () => {
  expect(stretchTitle('بدأ الأسبوع')?.[1]?.text).toBe('الأس|بوع')
})

it('opens an English title after its first word', () => {
  expect(stretchTitle('Point taken.')).toEqual([
    { text: 'Point|', mark: 'ring' },
    { text: 'taken', mark: 'none' },
  ])
})

it.each(['وصلت رسالتك إلينا', 'دار داود', 'Congratulations everybody', 'Thanks'])(
  'leaves “%s” as plain text',
  (title) => expect(stretchTitle(title)).toBeUndefined(),
)
