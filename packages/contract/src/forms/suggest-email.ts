/** A slip of the finger in an address, found where it is likely; fetched by browsers when it is needed. */
import { suggestWord } from '@wajiha/arabic'
import { bareEmail } from './email.ts'

export { readEmail } from './email.ts'

const commonDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'outlook.sa',
  'live.com',
  'msn.com',
  'proton.me',
  'yahoo.co.uk',
  'windowslive.com',
]
/** Right as they are, although one of the common ones is near. */
const neighbours = new Set(
  ['mail', 'email', 'ymail', 'gmx', 'mac', 'me', 'aol', 'mail2world', 'rocketmail', 'protonmail']
    .map((name) => `${name}.com`)
    .concat('hotmail.fr', 'hotmail.de', 'hotmail.it', 'hotmail.es', 'outlook.fr', 'outlook.de')
    .concat(
      'outlook.it',
      'outlook.es',
      'outlook.ae',
      'outlook.eg',
      'live.fr',
      'live.nl',
      'yahoo.ca',
    ),
)

/** What was probably meant: `'sara@gmial.com'` → `'sara@gmail.com'`; nothing when it looks right. */
export function suggestEmail(text: string): string | undefined {
  const address = bareEmail(text)
  const [, local, written = ''] = /^([^@]+)@([^@]+)$/.exec(address) ?? []
  const domain = written.toLowerCase()
  if (!local || commonDomains.includes(domain) || neighbours.has(domain)) return undefined
  // A comma of either keyboard or a space where the dot should be, or no ending at all.
  const dotted = domain.replace(/[,،\s]+/g, '.')
  const cut = commonDomains.find((known) => known === dotted || known.startsWith(`${dotted}.`))
  const meant = cut ?? suggestWord(dotted, commonDomains)
  return meant && `${local}@${meant}`
}
