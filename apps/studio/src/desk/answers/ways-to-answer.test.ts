import { describe, expect, it } from 'vitest'
import { waysToAnswer } from './ways-to-answer.ts'

describe('the ways to answer a lead', () => {
  it('call the number and open a chat that greets in their language', () => {
    const sara = { phoneE164: '+966501234567', name: 'سارة $& العتيبي', locale: 'ar' }
    const { phone, whatsapp } = waysToAnswer(sara)
    expect(phone).toBe('tel:+966501234567')
    const chat = new URL(whatsapp ?? '')
    expect(chat.origin + chat.pathname).toBe('https://wa.me/966501234567')
    expect(chat.searchParams.get('text')).toBe('أهلًا سارة $& العتيبي،')
    const english = waysToAnswer({ ...sara, name: 'Ali', locale: 'en' }).whatsapp
    expect(new URL(english ?? '').searchParams.get('text')).toBe('Hello Ali,')
  })

  it('are none for what is no number in E.164', () => {
    for (const phoneE164 of [null, '', '0501234567', '—', '+966 50', 'javascript:1'])
      expect(waysToAnswer({ phoneE164 })).toEqual({})
  })
})
