import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './strip-metadata.ts'

const place = { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' }
const taken = { IFD0: { Make: 'Kamera', Orientation: '6' }, IFD3: place }

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#135' } })
    .withExif(taken)
    .toFormat(format)
    .toBuffer()

describe('a picture that is uploaded', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'loses what a camera wrote into it, and stays what it is: %s',
    async (format) => {
      const bytes = await picture(format)
      expect(bytes.includes('Kamera')).toBe(true)
      const clean = await withoutMetadata(bytes, `image/${format}`)
      expect(clean.includes('Kamera')).toBe(false)
      const { format: kept, width = 0, height = 0 } = await sharp(clean).metadata()
      expect(kept).toBe(format === 'avif' ? 'heif' : format)
      expect(width * height).toBe(800)
      expect(await withoutMetadata(clean, `image/${format}`)).toEqual(clean)
    },
  )
})
