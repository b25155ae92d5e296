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
    const { contacts, security } = general.data
    const email = security?.email ?? contacts.email
    const told = { email, policy: security?.policy, origin, now: new Date(now) }
    const text = writeSecurityTxt(told)
    return { text, type: 'text/plain', until: now + dayMs }
  }
  return serveWritten(content, new Map([[securityTxtPath, write]]))
}
