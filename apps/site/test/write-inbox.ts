/** Writes to an inbox as fast as it takes, and says each key once it is acknowledged. For killing. */
import { writeSync } from 'node:fs'
import { openInbox } from '../server/inbox/inbox.ts'
import { aSubmission } from './a-submission.ts'

const inbox = await openInbox(process.argv[2] ?? '')

async function write(): Promise<never> {
  for (;;) {
    const submission = aSubmission()
    await inbox.accept(submission, 'hash')
    writeSync(1, `${submission.idempotencyKey}\n`)
  }
}

await Promise.all(Array.from({ length: 16 }, write))
