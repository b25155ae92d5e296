/** Reads the reports that are dropped into the data folder for as long as the process lives. */
import type { Payload } from 'payload'
import { readEnv } from '../../platform/env.ts'
import { every } from '../../platform/every.ts'
import { bounceFolder, takeDropped } from './drop-folder.ts'

const everyMs = 30_000

export function watchBounces(payload: Payload): void {
  every({
    payload,
    everyMs,
    failure: 'Bounce reports could not be read; it is tried again.',
    work: () => takeDropped(payload, bounceFolder(readEnv().dataDir)),
  })
}
