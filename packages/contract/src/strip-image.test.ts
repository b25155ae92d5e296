import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripImage } from './strip-image.ts'

const secret = 'الرياض 24.7136, 46.6753'
const pixels = () =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: { r: 200, g: 90, b: 10 } } })
const withPlace = (type: 'jpeg' | 'png') =>
  pixels()
    .withExif({ IFD0: { Copyright: secret, Make: 'Camera' }, IFD3: { GPSAreaInformation: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
    [type]({ progressive: true })
    .toBuffer()
const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('a picture without what a camera wrote into it', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
  ] as const)(
    'keeps every pixel of a %s and nothing of where it was taken',
    async (format, type) => {
      const taken = await withPlace(format)
      expect((await sharp(taken).metadata()).exif).toBeDefined()
      const stripped = stripImage(Buffer.concat([taken, Buffer.from('<script>1</script>')]), type)
      expect(stripped?.includes(secret)).toBe(false)
      expect(stripped?.includes('Camera')).toBe(false)
      expect(stripped?.includes('<script>')).toBe(false)
      const { exif, xmp } = await sharp(stripped).metadata()
      expect([exif, xmp]).toEqual([undefined, undefined])
      expect((await raw(stripped as Buffer)).equals(await raw(taken))).toBe(true)
    },
  )

  it('keeps the way up of a photograph', async () => {
    const taken = await pixels().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const stripped = stripImage(taken, 'jpg')
    expect((await sharp(stripped).metadata()).orientation).toBe(6)
  })

  it('is none where the bytes end early or are something else', async () => {
    const png = await withPlace('png')
    const jpeg = await withPlace('jpeg')
    for (const end of [9, 20, 60, png.length - 6])
      expect(stripImage(png.subarray(0, end), 'png')).toBeUndefined()
    for (const end of [3, 20, 60]) expect(stripImage(jpeg.subarray(0, end), 'jpg')).toBeUndefined()
    expect(
      stripImage(Buffer.from('\u00ff\u00d8\u00ff<html>'.repeat(9), 'latin1'), 'jpg'),
    ).toBeUndefined()
    expect(
      stripImage(Buffer.concat([png.subarray(0, 8), Buffer.alloc(40, 1)]), 'png'),
    ).toBeUndefined()
  })
})
