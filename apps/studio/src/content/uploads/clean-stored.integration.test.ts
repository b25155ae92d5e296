/** Pictures that lay in the studio before uploads lost what a camera writes into them. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'
import { poolOf } from '../../platform/database/statements.ts'

let studio: TestStudio
let payload: Payload
let folder: string

beforeAll(async () => {
  studio = await openTestStudio()
  payload = studio.payload
  folder = join(studio.dataDir, 'media')
})
afterAll(() => studio?.close())
beforeEach(() => rmSync(join(folder, '.without-metadata'), { force: true }))

const taken = {
  IFD0: { Make: 'Kamera', Orientation: '6' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' },
}
type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** A tall photo that lies on its side, as a telephone writes it, in wide colours. */
const photo = (format: Format) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#a3541f' } })
    .withIccProfile('p3')
    .withExif(taken)
    .toFormat(format)
    .toBuffer()

const clean = async () => (await import('./clean-stored.ts')).cleanStored(payload, folder)
const fileOf = (name: string) => join(folder, name)
const upright = async (name: string) => {
  const { autoOrient, icc, format } = await sharp(readFileSync(fileOf(name))).metadata()
  return { ...autoOrient, hasProfile: icc !== undefined, format }
}

/** An upload of before: the photo as it was taken lies where the studio keeps it. */
async function store(format: Format) {
  const data = await photo(format)
  const mimetype = `image/${format}`
  const { filename } = await payload.create({
    collection: 'media',
    data: { alt: 'صورة' },
    locale: 'ar',
    overrideAccess: true,
    file: { data, mimetype, name: `a.${format}`, size: data.length },
  })
  const name = filename as string
  writeFileSync(fileOf(name), data)
  await poolOf(payload).execute(
    sql`update media set filesize = ${data.length} where filename = ${name}`,
  )
  return name
}

const row = async (name: string) => {
  const where = { filename: { equals: name } }
  const { docs } = await payload.find({ collection: 'media', where, overrideAccess: true })
  return docs[0]
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const

describe('a picture that was stored with its metadata', () => {
  it.each(formats)('loses place and camera, and nothing that is seen: %s', async (format) => {
    const name = await store(format)
    const before = { seen: await upright(name), url: (await row(name))?.url }
    expect(readFileSync(fileOf(name)).includes('Kamera')).toBe(true)
    expect(await clean()).toBe(1)
    const bytes = readFileSync(fileOf(name))
    expect(bytes.includes('Kamera')).toBe(false)
    expect(await upright(name)).toEqual(before.seen)
    const { width, height, filesize, url } = (await row(name)) ?? {}
    const shape = await sharp(bytes).metadata()
    expect({ width, height, filesize, url }).toEqual({
      width: shape.width,
      height: shape.height,
      filesize: bytes.length,
      url: before.url,
    })
  })

  it('is left alone once all were seen, byte for byte', async () => {
    const name = await store('jpeg')
    expect(await clean()).toBe(1)
    const bytes = readFileSync(fileOf(name))
    rmSync(fileOf('.without-metadata'))
    expect(await clean()).toBe(0)
    expect(readFileSync(fileOf(name))).toEqual(bytes)
    expect(existsSync(fileOf('.without-metadata'))).toBe(true)
  })

  it('is made whole by the next start when the last one ended in the middle', async () => {
    const [torn, unnoted] = [await store('jpeg'), await store('png')]
    writeFileSync(fileOf(`.clean-${torn}`), readFileSync(fileOf(torn)).subarray(0, 100))
    const { withoutMetadata } = await import('../hooks/strip-metadata.ts')
    // The file had taken its place, and nobody had noted its size.
    const done = await withoutMetadata(readFileSync(fileOf(unnoted)), 'image/png')
    writeFileSync(fileOf(unnoted), done)
    expect(await clean()).toBe(1)
    expect(readFileSync(fileOf(torn)).includes('Kamera')).toBe(false)
    expect((await row(unnoted))?.filesize).toBe(done.length)
    expect(readdirSync(folder).filter((name) => name.startsWith('.clean-'))).toEqual([])
  })
})
