import { describe, expect, it } from 'vitest'
import { readStep } from './read-step.ts'

describe('a step after the thanks', () => {
  it('sets its time apart, and what happens begins like a sentence', () => {
    expect(readStep('Today: your message is safe with us.')).toEqual({
      time: 'Today',
      text: 'Your message is safe with us.',
    })
    expect(readStep('اليوم: رسالتك محفوظةٌ عندنا.')).toEqual({
      time: 'اليوم',
      text: 'رسالتك محفوظةٌ عندنا.',
    })
  })

  it('stays whole without a time', () => {
    expect(readStep('we reply at 10:30')).toEqual({ text: 'we reply at 10:30' })
  })
})
