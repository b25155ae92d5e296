/** A process of its own that takes submissions in, until it is killed. */
import { getPayload } from 'payload'
import { sweep } from '../src/desk/sweep.ts'
import config from '../src/payload.config.ts'

const payload = await getPayload({ config })
for (;;) {
  if ((await sweep(payload)) === 0) await new Promise((resolve) => setTimeout(resolve, 50))
}
