/** The ways by which agencies send a campaign out; each is an approved source and medium. */
import { type Said, say } from '../../platform/i18n/say.ts'
import type { Vocabulary } from '../aliases.ts'

export type Way = { source: string; medium: string; name: Said }

const all: Way[] = [
  { source: 'google', medium: 'cpc', name: say('إعلان بحث في Google', 'Google search ad') },
  { source: 'facebook', medium: 'cpc', name: say('إعلان في فيسبوك', 'Facebook ad') },
  { source: 'instagram', medium: 'cpc', name: say('إعلان في إنستغرام', 'Instagram ad') },
  { source: 'snapchat', medium: 'cpc', name: say('إعلان في سناب شات', 'Snapchat ad') },
  { source: 'tiktok', medium: 'cpc', name: say('إعلان في تيك توك', 'TikTok ad') },
  { source: 'linkedin', medium: 'social', name: say('منشور في لينكدإن', 'LinkedIn post') },
  { source: 'x', medium: 'social', name: say('منشور في إكس', 'Post on X') },
  { source: 'whatsapp', medium: 'whatsapp', name: say('رسالة واتساب', 'WhatsApp message') },
  { source: 'newsletter', medium: 'email', name: say('النشرة البريديّة', 'Newsletter') },
  { source: 'print', medium: 'qr', name: say('رمز مربّع مطبوع', 'Printed QR code') },
]

/** Channels of the link kit whose source and medium the vocabulary approves. */
export const waysOf = ({ approved }: Vocabulary): Way[] =>
  all.filter(
    ({ source, medium }) =>
      approved('medium').includes(medium) && approved('source').includes(source),
  )

export const keyOf = ({ source, medium }: Pick<Way, 'source' | 'medium'>) => `${source}/${medium}`
