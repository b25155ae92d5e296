import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, compressNow, compressWell, etagFor } from './compress.ts'

describe('chooseEncoding', () => {
  it('prefers brotli, then gzip, then none', () => {
    expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
    expect(chooseEncoding('gzip, deflate')).toBe('gzip')
    expect(chooseEncoding('deflate')).toBe('identity')
    expect(chooseEncoding(undefined)).toBe('identity')
  })

  it('respects a refusal', () => {
    expect(chooseEncoding('br;q=0, gzip')).toBe('gzip')
    expect(chooseEncoding('br;q=0.0,gzip;q=0')).toBe('identity')
    expect(chooseEncoding('br;q=0.5')).toBe('br')
  })
})

describe('compression', () => {
  it('gives the same words in every encoding, whether quick or strong', async () => {
    const body = Buffer.from('نقطة، ثمّ دائرة، ثمّ كلُّ شيء. '.repeat(50))
    for (const encoded of [compressNow(body), await compressWell(body)]) {
      expect(brotliDecompressSync(encoded.bytes.br)).toEqual(body)
      expect(gunzipSync(encoded.bytes.gzip)).toEqual(body)
    }
  })

  it('keeps memory of its own size, also of the smallest', async () => {
    const words = Buffer.from('قليل من الكلام '.repeat(40))
    for (const { bytes } of [compressNow(words), await compressWell(words)])
      for (const encoding of ['br', 'gzip'] as const)
        expect(bytes[encoding].buffer.byteLength).toBe(bytes[encoding].length)
  })

  it.each([1, 100, 70_000, 5_000_000])('gives %i bytes back as they were', async (length) => {
    const body = Buffer.alloc(length, 'a strong word, ')
    const { bytes } = await compressWell(body)
    expect(brotliDecompressSync(bytes.br).equals(body)).toBe(true)
  })

  it('names each encoding by its own tag, the same for the same words', async () => {
    const body = Buffer.from('نقطة')
    const [quick, strong] = [compressNow(body), await compressWell(body)]
    expect(etagFor(quick, 'br')).toBe(etagFor(strong, 'br'))
    expect(
      new Set([etagFor(quick, 'br'), etagFor(quick, 'gzip'), etagFor(quick, 'identity')]).size,
    ).toBe(3)
  })
})
