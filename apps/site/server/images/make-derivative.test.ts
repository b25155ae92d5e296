import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDerivative } from './make-derivative.ts'

/** Nearly as many pixels as are read at all, in the format that takes longest to read: 1.5 s of a fast processor. */
const side = { width: 3_150, height: 3_150, channels: 3 } as const
let original: Buffer

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const quarter = await sharp({ create: { ...side, background: '#888', noise } })
    .raw()
    .toBuffer()
  const raw = { ...side, height: 4 * side.height }
  original = await sharp(Buffer.concat(Array(4).fill(quarter)), { raw })
    .webp({ quality: 50, effort: 0 })
    .toBuffer()
})

const outcomeOf = (made: Promise<unknown>): Promise<string> =>
  made.then(
    () => 'made',
    (error) => error.code,
  )

describe('a picture that takes longer than it may', () => {
  // The library has one place for what it says of all pictures: of one that is stopped it may say nothing, or
  // what it said of another.
  it('is told from what is no picture, whatever else is made meanwhile', async () => {
    let isDone = false
    const heavy = () =>
      outcomeOf(makeDerivative(original, { format: 'webp', width: 3_100 }, 1)).finally(() => {
        isDone = true
      })
    const others = async () => {
      const outcomes = new Set<string>()
      while (!isDone)
        outcomes.add(await outcomeOf(makeDerivative(Buffer.from('no picture'), { width: 320 }, 1)))
      return [...outcomes]
    }
    const [stopped, broken] = await Promise.all([Promise.all([heavy(), heavy()]), others()])
    expect(stopped).toEqual(['IPX_TIMEOUT', 'IPX_TIMEOUT'])
    expect(broken).toContain('IPX_INVALID_IMAGE')
  })
})
