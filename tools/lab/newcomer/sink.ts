/** A mail server of the laboratory: takes everything at 127.0.0.1:2525, and writes into a file who got how many. */
import { writeFileSync } from 'node:fs'
import { createMailServer } from '../../faults/mail-server.ts'

const [file = '/root/mails.json'] = process.argv.slice(2)
const server = createMailServer(2525)
await server.start()
setInterval(() => writeFileSync(file, JSON.stringify(Object.fromEntries(server.taken))), 500)
