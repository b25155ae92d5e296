/** A mail server that takes everything, once it is there: enough of SMTP for one sender (RFC 5321). */
import { createServer, type Server, type Socket } from 'node:net'

export type MailServer = {
  port: number
  /** Recipient → how many mails were taken for them. */
  taken: ReadonlyMap<string, number>
  start: () => Promise<void>
  /** Nobody answers at the port from here on. */
  stop: () => Promise<void>
}

/** It is not there until it is started. @param port free now. */
export function createMailServer(port: number): MailServer {
  const taken = new Map<string, number>()
  const open = new Set<Socket>()
  let server: Server | undefined

  function converse(socket: Socket) {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    let [rest, isLetter] = ['', false]
    let recipients: string[] = []
    socket.write('220 here\r\n')
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString('latin1')
      for (;;) {
        const end = rest.indexOf('\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (!isLetter) socket.write(answer(line))
        else if (line === '.') takeLetter()
      }
    })

    function takeLetter() {
      for (const one of recipients) taken.set(one, (taken.get(one) ?? 0) + 1)
      isLetter = false
      recipients = []
      socket.write('250 taken\r\n')
    }

    function answer(line: string): string {
      const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? []
      if (to) recipients.push(to)
      isLetter = /^DATA$/i.test(line)
      if (isLetter) return '354 go on\r\n'
      return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 right\r\n'
    }
  }

  return {
    port,
    taken,
    async start() {
      const fresh = createServer(converse)
      server = fresh
      await new Promise<void>((resolve, reject) => {
        fresh.once('error', reject).listen(port, '127.0.0.1', () => resolve())
      })
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
      server = undefined
    },
  }
}
