import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepSecret, openDataFolder, readSecrets, requireRoom } from './data-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('openDataFolder', () => {
  it('makes the folder and everything above it', () => {
    openDataFolder(join(folder, 'a', 'b'))
    expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
  })

  it('tells that a file stands in the way', () => {
    writeFileSync(join(folder, 'data'), '')
    expect(() => openDataFolder(join(folder, 'data'))).toThrow('is a file, not a folder')
  })
})

describe('requireRoom', () => {
  it('tells how much room is missing', () => {
    expect(() => requireRoom(folder, () => 120 * 1024 * 1024)).toThrow(
      `The disk of the data folder ${folder} has 120 MB left, and 500 MB are needed. Make room, or set DATA_DIR to a folder on another disk.`,
    )
  })
})

describe('keepSecret', () => {
  it('makes a secret once and keeps it for its owner alone', () => {
    const first = keepSecret(folder, 'key')
    expect(first).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/), isNew: true })
    expect(keepSecret(folder, 'key')).toEqual({ value: first.value, isNew: false })
    expect(statSync(join(folder, 'secrets', 'key')).mode & 0o777).toBe(0o600)
  })

  it('gives all who ask at the same moment the same', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `key-${index}`)
    const arrived = new Int32Array(new SharedArrayBuffer(4))
    const asked = { folder, names, threads: 2, arrived }
    const ask = async () => {
      const file = join(import.meta.dirname, 'fixtures', 'keep-secrets.ts')
      const [values] = await once(new Worker(file, { workerData: asked }), 'message')
      return values as string[]
    }
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one).toEqual(other)
    expect(new Set(one).size).toBe(names.length)
  })

  it('makes anew what a crash left empty', () => {
    const first = keepSecret(folder, 'key')
    writeFileSync(join(folder, 'secrets', 'key'), '')
    const second = keepSecret(folder, 'key')
    expect(second).toEqual({ value: expect.stringMatching(/^[0-9a-f]{64}$/), isNew: true })
    expect(second.value).not.toBe(first.value)
    expect(readdirSync(join(folder, 'secrets'))).toEqual(['key'])
  })

  it('closes a file that stood open', () => {
    keepSecret(folder, 'key')
    chmodSync(join(folder, 'secrets', 'key'), 0o644)
    keepSecret(folder, 'key')
    expect(statSync(join(folder, 'secrets', 'key')).mode & 0o777).toBe(0o600)
  })
})

describe('readSecrets', () => {
  it('prefers what the environment gives, and then keeps nothing', () => {
    const serviceKey = 'k'.repeat(40)
    expect(readSecrets(folder, { SERVICE_KEY: serviceKey }).serviceKey).toBe(serviceKey)
    expect(() => readFileSync(join(folder, 'secrets', 'service-key'))).toThrow('ENOENT')
  })
})
