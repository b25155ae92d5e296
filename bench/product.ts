/** A product of its own with the demo, as `npm start` runs it, in a folder that goes with it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enter, type Person, settleIn } from '../e2e/studio/people.ts'
import { type Plan, planOf } from '../tools/stack/plan.ts'
import { findFreePort } from '../tools/stack/ports.ts'
import { type Stack, startStack } from '../tools/stack.ts'

type Credentials = { email: string; password: string }

export type Product = Stack & { dataDir: string; editor: Person; credentials: Credentials }

type Changes = {
  /** Beside those of this process; what stands in the folder may be named. */
  env?: (dataDir: string) => Record<string, string>
  plan?: (plan: Plan) => Plan
}

/** Starts one, gives it to `measure`, and removes it whatever happens. */
export async function withProduct<Result>(
  measure: (product: Product) => Promise<Result>,
  { env = () => ({}), plan = (one) => one }: Changes = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-bench-'))
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const stack = await startStack({
    dataDir,
    ports,
    env: {
      ...process.env,
      TRUST_PROXY: '127.0.0.1',
      SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
      STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
      ...env(dataDir),
    },
    plan: (settings) => plan(planOf(settings, 'production')),
  })
  try {
    const credentials = await settle(stack)
    const editor = await enter(stack.studioUrl, credentials)
    return await measure({ ...stack, dataDir, editor, credentials })
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function settle({ studioUrl, administrator }: Stack): Promise<Credentials> {
  if (!administrator) throw new Error('A new database must bring a new administrator.')
  return await settleIn(studioUrl, administrator)
}
