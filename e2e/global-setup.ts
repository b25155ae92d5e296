/**
 * Starts the whole product once for all journeys, with the demo agency, and takes it down after;
 * an error event in its logs fails the run.
 * With `E2E_SITE` set, journeys that only read run against that site instead.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findFreePort } from '../tools/stack/ports.ts'
import { startStack } from '../tools/stack.ts'
import { acquaint } from './acquaint.ts'
import { errorEventsIn } from './error-events.ts'
import { settleIn } from './studio/people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    studioUrl: string
    databaseUrl: string
    sitePid: number
    studioPid: number
    administrator: { email: string; password: string }
    /** By which studio and site know each other, for what only time would bring: a link that has run out. */
    serviceKey: string
  }
}

export default async function setup({ provide }: TestProject) {
  if (process.env.E2E_SITE) {
    provide('siteUrl', process.env.E2E_SITE)
    return undefined
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'wajiha-e2e-'))
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const serviceKey = randomBytes(32).toString('base64url')
  const stack = await startStack({
    dataDir,
    ports,
    env: {
      ...process.env,
      SERVICE_KEY: serviceKey,
      SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
      STUDIO_ORIGIN: `http://127.0.0.1:${ports.studio}`,
    },
  })
  if (!stack.administrator) throw new Error('A new database must bring a new administrator.')
  await acquaint(stack.siteUrl)
  provide('siteUrl', stack.siteUrl)
  provide('studioUrl', stack.studioUrl)
  provide('databaseUrl', stack.databaseUrl)
  provide('sitePid', stack.pids().site ?? 0)
  provide('serviceKey', serviceKey)
  provide('studioPid', stack.pids().studio ?? 0)
  provide('administrator', await settleIn(stack.studioUrl, stack.administrator))
  return async () => {
    await stack.stop()
    const errors = errorEventsIn(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
    // Vitest counts what goes wrong here as a failed run.
    if (errors.length > 0) throw new Error(`The logs hold errors:\n${errors.join('\n')}`)
  }
}
