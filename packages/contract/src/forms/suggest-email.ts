/** A slip of the finger in an address, found where it is likely; fetched by browsers when it is needed. */
import { suggestWord } from '@wajiha/arabic'
import { cleanLine } from './clean.ts'

const commonDomains = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'outlook.sa'],
  ...['live.com', 'msn.com', 'proton.me', 'yahoo.co.uk', 'windowslive.com'],
]

/** What was probably meant: `'sara@gmial.com'` → `'sara@gmail.com'`; nothing when it looks right. */
export function suggestEmail(text: string): string | undefined {
  const address = cleanLine(text)
  const [, local, domain = ''] = /^([^@]+)@([^@]+)$/.exec(address) ?? []
  if (!local || commonDomains.includes(domain.toLowerCase())) return undefined
  const meant = suggestWord(domain, commonDomains)
  return meant && `${local}@${meant}`
}
