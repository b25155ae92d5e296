/** The guide in which an owner sets an agency up, in a product of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findFreePort } from '../../tools/stack/ports.ts'
import { type Stack, startStack } from '../../tools/stack.ts'
import { untilAlive } from '../office.ts'
import { settleIn } from './people.ts'

export type Begun = Stack & { dataDir: string; owner: { email: string; password: string } }

/** Starts one for the tests of a file, with the demo or without, and removes it after them. */
export function withBeginning(DEMO: 'on' | 'off', use: (begun: Begun) => void): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-first-run-'))
  let stack: Stack | undefined
  beforeAll(async () => {
    const ports = { site: await findFreePort(), studio: await findFreePort() }
    stack = await startStack({
      dataDir,
      ports,
      env: {
        ...process.env,
        DEMO,
        SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
        STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
      },
    })
    if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
    use({ ...stack, dataDir, owner: await settleIn(stack.studioUrl, stack.administrator) })
  }, 600_000)
  afterAll(async () => {
    await stack?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

export async function openStep(page: Page, name: string): Promise<Locator> {
  const step = page.locator(`[data-step="${name}"]`)
  if ((await step.getAttribute('open')) === null) await step.locator('summary').first().click()
  await untilAlive(step.locator('form').first())
  return step
}

/** Sends a step and waits until the guide says that it is done. */
export async function save(step: Locator): Promise<void> {
  await step.locator('button[type=submit]').first().click()
  await step.locator('[data-done]').waitFor()
}
