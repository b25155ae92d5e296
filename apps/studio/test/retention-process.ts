/** A process of its own that does one night's retention, and may be killed over it. */
import { getPayload } from 'payload'
import config from '../src/payload.config.ts'
import { runRetention } from '../src/privacy/retention/run.ts'

const payload = await getPayload({ config })
await runRetention(payload, { now: new Date(), allowMany: true, night: '2026-11-21' }, ['leads'])
process.exit()
