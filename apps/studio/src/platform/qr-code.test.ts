import jsQR from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { scannedAddress } from '../attribution/link-kit/scanned-address.ts'
import { modulesOf, qrPng, qrSvg, quietZone } from './qr-code.ts'

const codes = [
  'spring-x',
  'a-b',
  'K7Q2',
  'national-day-2026-instagram',
  'x'.repeat(64),
  'عرض-الصيف',
  'رمضان',
  'يوم-التأسيس-٢٠٢٦',
  'معرض-الرياض-جناح-٤',
  'ع'.repeat(64),
]

/** Reads a picture with a reader that knows nothing of how it was drawn. */
async function scan(picture: Buffer, size: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize(size * 3, size * 3, { kernel: 'nearest' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  })?.data
}

describe('the QR code of a link', () => {
  beforeAll(() => {
    process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
    process.env.PAYLOAD_SECRET ??= 'only-for-this-test-0000000000000000000'
  })

  it.each(codes)('the QR code of a link is read back from both pictures: %s', async (code) => {
    const address = scannedAddress(code)
    const modules = modulesOf(address)
    const { length } = modules
    expect(await scan(await qrPng(modules), length)).toBe(address)
    // Three pixels for each unit of the drawing, which has one a module.
    const drawn = sharp(Buffer.from(qrSvg(modules, address)), { density: 72 * 3 })
    expect(await scan(await drawn.png().toBuffer(), length)).toBe(address)
    expect(decodeURIComponent(new URL(address).pathname)).toBe(`/short/${code}`)
  })

  it('the QR code of a link has light all around, and corrects a quarter', () => {
    const modules = modulesOf(scannedAddress('spring-x'))
    const last = modules.length - 1
    for (let line = 0; line < quietZone; line += 1)
      for (let at = 0; at <= last; at += 1)
        for (const [x, y] of [
          [at, line],
          [at, last - line],
          [line, at],
          [last - line, at],
        ] as const)
          expect(modules[y]?.[x]).toBe(false)
    // The format's first bits say the level: Q is 11, and the fixed mask there is 10.
    const format = modules[quietZone + 8] ?? []
    expect([format[quietZone], format[quietZone + 1]]).toEqual([false, true])
  })

  it('the QR code of a link says its address to those who hear a picture, and no markup', () => {
    expect(qrSvg(modulesOf('a'), 'a<script>&')).toContain('<title>a&#60;script&#62;&#38;</title>')
  })
})
