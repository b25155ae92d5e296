/** A lead's telephone as links: to call, and to a chat whose first words are in their language. Pure. */
import { readLocale } from '@wajiha/arabic'

type Reachable = {
  phoneE164?: string | null
  name?: string | null
  locale?: string | null
}

const greetings = { ar: 'أهلًا {name}،', en: 'Hello {name},' }

/** `{ phone: 'tel:+966…', whatsapp: 'https://wa.me/966…?text=…' }`; nothing without a number in E.164. */
export function waysToAnswer({ phoneE164, name, locale }: Reachable): {
  phone?: string
  whatsapp?: string
} {
  if (!phoneE164 || !/^\+\d{7,15}$/.test(phoneE164)) return {}
  const text = greetings[readLocale(locale)].replace('{name}', () => name ?? '')
  return {
    phone: `tel:${phoneE164}`,
    whatsapp: `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(text)}`,
  }
}
