import { expect, it } from 'vitest'
import { stretchTitle } from './stretch-title.ts'

it('opens an Arabic title before its final ta marbuta, ra or ya', () => {
  expect(stretchTitle('وصلت النقطة.')).toEqual([
    { text: 'وصلت', mark: 'none' },
    { text: 'النقط|ة', mark: 'ring' },
  ])
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
