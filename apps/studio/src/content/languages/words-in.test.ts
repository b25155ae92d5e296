import { describe, expect, it } from 'vitest'
import { fromMarkdown } from '../rich-text/from-markdown.ts'
import { toLexical } from '../rich-text/to-lexical.ts'
import { proseIn, wordsIn } from './words-in.ts'

const text = toLexical(
  fromMarkdown(
    '## العنوان\n\nاكتب `dir` **هنا**.\n\n```js\nlet one = 1\n```\n\n> [!warning] انتبه\n> النصّ.',
  ),
  () => '7c0e0000-0000-4000-8000-000000000000',
)

describe('the words of a text that is set', () => {
  it('are what a reader reads, one line for each part', () => {
    expect(wordsIn(text)).toBe('العنوان\nاكتب dir هنا.\nlet one = 1\nانتبه\nالنصّ.')
  })

  it('are read without code where a rule of the language is asked', () => {
    expect(proseIn(text)).toBe('العنوان\nاكتب … هنا.\nانتبه\nالنصّ.')
  })

  it('are none where only documents are named', () => {
    expect(wordsIn([{ id: 'a1', image: '7c0e0000-0000-4000-8000-000000000000' }])).toBe('')
    expect(wordsIn(null)).toBe('')
  })
})
