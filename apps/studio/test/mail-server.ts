/** A real SMTP server on a free port that does to each recipient what a test asks of it. */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type Delivered = { from: string; to: string; raw: string }

export type Behaviour =
  | 'accept'
  /** 550 for the recipient. */
  | 'refuse'
  /** 451 for the recipient until the test says otherwise. */
  | 'greylist'
  /** Closes the connection in the middle of the message. */
  | 'drop'
  /** 554 for the whole message. */
  | 'reject'
  /** Takes the message and never says so. */
  | 'silent'
  /** Takes the message and hangs up before it says so. */
  | 'lose'

export type MailServer = {
  url: string
  delivered: Delivered[]
  /** How often somebody was named as a recipient. */
  asked: (to: string) => number
  behave: (to: string, behaviour: Behaviour) => void
  close: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const delivered: Delivered[] = []
  const behaviours = new Map<string, Behaviour>()
  const counts = new Map<string, number>()
  const of = (session: SMTPServerSession) => {
    const to = session.envelope.rcptTo[0]?.address ?? ''
    return { to, behaviour: behaviours.get(to) ?? 'accept' }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      counts.set(address, (counts.get(address) ?? 0) + 1)
      const behaviour = behaviours.get(address)
      if (behaviour === 'refuse') return done(refusal(550, '5.1.1 No such mailbox: لا أحد هنا'))
      if (behaviour === 'greylist') return done(refusal(451, '4.7.1 Greylisted, try again later'))
      done()
    },
    onData(stream, session, done) {
      const { to, behaviour } = of(session)
      const chunks: Buffer[] = []
      if (behaviour === 'drop') {
        stream.once('data', () => breakOff(server, session))
        stream.on('error', () => {})
        return
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (behaviour === 'reject') return done(refusal(554, '5.7.1 Message refused'))
        const { mailFrom } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        delivered.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') })
        if (behaviour === 'lose') return breakOff(server, session)
        if (behaviour !== 'silent') done(null, 'queued as 7k2q')
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    asked: (to) => counts.get(to) ?? 0,
    behave: (to, behaviour) => void behaviours.set(to, behaviour),
    close: () => {
      for (const connection of server.connections) connection._socket?.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

function breakOff(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections)
    if (connection.id === session.id) connection._socket?.destroy()
}
