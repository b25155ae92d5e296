import type { Project, RichText } from '@wajiha/contract'
import { describe, expect, it } from 'vitest'
import { unheardVoices } from './unheard-voices.ts'

const quote = 'رسموا المسار كلَّه قبل أن يكتبوا سطرًا واحدًا.'
const block = (type: 'paragraph' | 'quote', text: string) =>
  ({ type, children: [{ type: 'text', text }] }) as RichText[number]
const study = (result: RichText) => ({
  challenge: [],
  approach: [],
  result,
  testimonials: [{ id: 'one', quote }] as Project['testimonials'],
})
const heard = (...result: RichText) => unheardVoices(study(result)).map(({ id }) => id)

describe('unheardVoices', () => {
  it('leaves out a voice whose very words the study quotes, however they are marked', () => {
    expect(heard(block('quote', `«${quote}»`))).toEqual([])
    expect(heard(block('quote', `“${quote.replace('كلَّه', 'كله')}”`))).toEqual([])
  })

  it('keeps a voice of which the study quotes a part, or nothing', () => {
    expect(heard(block('quote', 'رسموا المسار كلَّه.'))).toEqual(['one'])
    expect(heard(block('paragraph', quote))).toEqual(['one'])
    expect(heard()).toEqual(['one'])
  })
})
