/**
 * The keys by which push services know this studio (RFC 8292): made at the first start and kept beside the
 * other secrets. Whoever loses them has to switch notices on anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import { readEnv } from '../platform/env.ts'
import { fieldOf } from '../platform/objects.ts'

const schema = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) })
export type PushKeys = z.infer<typeof schema>

let known: PushKeys | undefined

/** @throws {Error} where the file is there and holds no keys. */
export function readPushKeys(): PushKeys {
  known ??= keepKeys(join(/* turbopackIgnore: true */ readEnv().dataDir, 'secrets'))
  return known
}

/** @param folder of the secrets. Of several processes that start at once, one makes them. */
export function keepKeys(folder: string): PushKeys {
  const file = join(/* turbopackIgnore: true */ folder, 'push-keys')
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true, mode: 0o700 })
  try {
    const made = JSON.stringify(webPush.generateVAPIDKeys())
    writeFileSync(/* turbopackIgnore: true */ file, made, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (fieldOf(error, 'code') !== 'EEXIST') throw error
  }
  return schema.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
}
