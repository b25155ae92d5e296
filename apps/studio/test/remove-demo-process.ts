/** A process of its own that takes the demo away, and may be killed over it. */
import { createLocalReq, getPayload } from 'payload'
import { removeDemo } from '../src/first-run/removal/remove-demo.ts'
import config from '../src/payload.config.ts'

const payload = await getPayload({ config })
await removeDemo(await createLocalReq({}, payload), new Set())
process.exit()
