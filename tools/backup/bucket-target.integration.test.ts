import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucketKey, startBucket } from '../files/test/bucket-server.ts'
import { findFreePort } from '../stack/ports.ts'
import { bucketTarget } from './bucket-target.ts'
import { inLanes } from './in-lanes.ts'

let server: Awaited<ReturnType<typeof startBucket>>
let env: Record<string, string> = {}

beforeAll(async () => {
  const port = await findFreePort()
  const directory = mkdtempSync(join(tmpdir(), 'bucket-'))
  server = await startBucket({ port, name: 'backups', directory })
  env = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}/`,
    AWS_ACCESS_KEY_ID: bucketKey,
    AWS_SECRET_ACCESS_KEY: bucketKey,
  }
})
afterAll(() => server?.close())

const bytes = (words: string) => Readable.from([Buffer.from(words)])

describe('a bucket as a target', () => {
  it('keeps what it is given, under a prefix with any letters', async () => {
    const target = bucketTarget('s3://backups/نسخ احتياطيّة/1', env)
    await target.put('objects/ab/abc.age', bytes('واجهة'))
    expect(await target.has('objects/ab/abc.age')).toBe(true)
    expect(await target.has('objects/ab/ab')).toBe(false)
    expect(await text(await target.read('objects/ab/abc.age'))).toBe('واجهة')
    expect(await target.list('objects')).toEqual(['objects/ab/abc.age'])
    expect(await bucketTarget('s3://backups', env).list('objects')).toEqual([])
    await target.remove('objects/ab/abc.age')
    await target.remove('objects/ab/abc.age')
    expect(await target.list('objects')).toEqual([])
    await expect(target.read('objects/ab/abc.age')).rejects.toThrow(/lacks objects\/ab\/abc.age/)
  })

  it('lists more than one answer holds', async () => {
    const target = bucketTarget('s3://backups/many', env)
    const names = Array.from({ length: 1_001 }, (_, place) => `objects/${place}`)
    await inLanes(names, (name) => target.put(name, bytes('x')))
    expect((await target.list('objects')).sort()).toEqual(names.sort())
  })

  it('says what is wrong', async () => {
    const put = (address: string, more: Record<string, string> = {}) =>
      bucketTarget(address, { ...env, ...more }).put('x', bytes('x'))
    await expect(put('s3://nowhere/x')).rejects.toThrow(/NoSuchBucket.*Make the bucket/)
    await expect(put('s3://backups/x', { AWS_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow(
      /refuses \(403.*AWS_SECRET_ACCESS_KEY/,
    )
    const closed = { AWS_ENDPOINT_URL: `http://127.0.0.1:${await findFreePort()}` }
    await expect(put('s3://backups/x', closed)).rejects.toThrow(/does not answer \(ECONNREFUSED\)/)
    expect(() => bucketTarget('s3://', env)).toThrow(/s3:\/\/bucket\/prefix/)
    expect(() => bucketTarget('s3://backups', {})).toThrow(/AWS_ACCESS_KEY_ID/)
  })
})
