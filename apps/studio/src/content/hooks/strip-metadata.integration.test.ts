import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../test/open-test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

it('stores a picture without what a camera wrote into it', async () => {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#135' } })
    .withExif({ IFD0: { Make: 'Kamera' } })
    .jpeg()
    .toBuffer()
  expect(data.includes('Kamera')).toBe(true)
  const { filename, filesize, width } = await studio.payload.create({
    collection: 'media',
    data: { alt: 'صورة' },
    file: { data, mimetype: 'image/jpeg', name: 'من الهاتف.jpg', size: data.length },
    overrideAccess: true,
  })
  const stored = await readFile(join(studio.dataDir, 'media', String(filename)))
  expect(stored.includes('Kamera')).toBe(false)
  expect([stored.length, width]).toEqual([filesize, 40])
})
