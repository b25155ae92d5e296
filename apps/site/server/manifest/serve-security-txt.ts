/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, from the settings of the agency. */
import type { Content } from '../content/content.ts'
import { serveWritten } from '../content/serve-written.ts'
import type { Handler } from '../http/exchange.ts'
import { securityTxtPath, writeSecurityTxt } from './write-security-txt.ts'

const dayMs = 86_400_000

export function serveSecurityTxt(content: Content, origin: string): Handler {
  const write = async () => {
    const general = (await content.read('ar', 'general')) ?? (await content.read('en', 'general'))
    if (!general) return undefined
    const now = Date.now()
    const text = writeSecurityTxt(general.data.contacts.email, origin, new Date(now))
    return { text, type: 'text/plain', until: now + dayMs }
  }
  return serveWritten(content, new Map([[securityTxtPath, write]]))
}
