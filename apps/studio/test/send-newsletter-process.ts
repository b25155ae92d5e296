/** The studio's own rounds of newsletter and outbox in a process of its own, until it is killed. */
import { getPayload } from 'payload'
import { watchOutbox } from '../src/mail/watch-outbox.ts'
import { watchNewsletter } from '../src/newsletter/sending/watch-newsletter.ts'
import config from '../src/payload.config.ts'

const payload = await getPayload({ config })
watchOutbox(payload)
watchNewsletter(payload)
// What runs by the clock is no reason for a process to stay.
setInterval(() => {}, 60_000)
