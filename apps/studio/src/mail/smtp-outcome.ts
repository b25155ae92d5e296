import { cleanLine } from './clean-value.ts'
import type { Outcome } from './transport.ts'

type SmtpError = Partial<Error> & {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** SMTP commands whose refusal is about this message or its recipient. */
const aboutTheMessage = ['RCPT TO', 'DATA', 'BDAT']

/**
 * What a failed attempt means. A 5xx about the recipient or the message is final; everything else may
 * pass: 4xx and greylists, silence, broken connections, and a server that does not know us today.
 */
export function outcomeOf(error: unknown): Outcome {
  const {
    command = '',
    responseCode,
    response,
    message,
    code,
  }: SmtpError = error instanceof Error ? error : {}
  const said = cleanLine(response || `${code ? `${code}: ` : ''}${message}`).slice(0, 300)
  const isAboutUs = aboutTheMessage.includes(command.toUpperCase())
  if (isAboutUs && responseCode && responseCode >= 500)
    return { kind: 'refused', reason: said, isAddress: command.toUpperCase() === 'RCPT TO' }
  return { kind: 'delayed', reason: said, isServer: !isAboutUs }
}
