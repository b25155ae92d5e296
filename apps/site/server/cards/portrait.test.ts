import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { MakeDerivative } from '../images/images.ts'
import type { KeptMedia } from '../images/kept-media.ts'
import { makeDerivative } from '../images/make-derivative.ts'
import { openPortraits } from './portrait.ts'

const folder = mkdtempSync(join(tmpdir(), 'wajiha-portrait-'))
afterAll(() => rmSync(folder, { recursive: true }))

const makeHere: MakeDerivative = (original, modifiers) =>
  makeDerivative(readFileSync((original as { file: string }).file), modifiers)

function portraitsOf(names: string[]) {
  const asked: string[] = []
  const warned: unknown[] = []
  const media: KeptMedia = {
    fileOf: (name) => join(folder, name),
    async find(name) {
      asked.push(name)
      return names.includes(name) ? { kind: 'kept', file: join(folder, name) } : { kind: 'missing' }
    },
  }
  const drawn: string[] = []
  const draw = <Result>(name: string, job: () => Promise<Result>) => {
    drawn.push(name)
    return job()
  }
  const log = { info() {}, warn: (...what: unknown[]) => warned.push(what), error() {} }
  const portraits = openPortraits({ media, images: { draw }, makeDerivative: makeHere, log })
  return { asked, drawn, warned, portraits }
}

/** As hard to press together as a photograph can be. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

describe('a portrait for telephones', () => {
  it('is a square JPEG of at most 40 kB, however large the picture, and drawn once', async () => {
    writeFileSync(join(folder, 'large.png'), await noise())
    const { portraits, drawn } = portraitsOf(['large.png'])
    const bytes = await portraits.find('/media/large.png')
    const { format, width, height } = await sharp(bytes).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBe(height)
    expect(bytes?.length).toBeLessThanOrEqual(40_000)
    expect(await portraits.find('/media/large.png')).toBe(bytes)
    expect(drawn).toHaveLength(1)
  })

  it('is left out, and said so, where the picture cannot be read', async () => {
    writeFileSync(join(folder, 'broken.png'), 'no picture')
    const { portraits, warned } = portraitsOf(['broken.png'])
    expect(await portraits.find('/media/broken.png')).toBeUndefined()
    expect(warned).toHaveLength(1)
  })

  it('is asked for by the names of the studio only', async () => {
    const { portraits, asked } = portraitsOf([])
    for (const url of ['/media/..', '/media/a/b.png', 'https://x.example/a.png', '/media/a.svg'])
      expect(await portraits.find(url), url).toBeUndefined()
    expect(asked).toEqual([])
    await portraits.find('/media/gone.png')
    await portraits.find('/media/gone.png')
    expect(asked).toEqual(['gone.png', 'gone.png'])
  })
})
