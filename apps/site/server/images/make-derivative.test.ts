import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeDerivative } from './make-derivative.ts'

const large = {
  width: 5_000,
  height: 5_000,
  channels: 3,
  background: '#888',
  noise: { type: 'gaussian', mean: 128, sigma: 60 },
} as const
let original: Buffer

beforeAll(async () => {
  original = await sharp({ create: large }).jpeg({ quality: 50 }).toBuffer()
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
      outcomeOf(makeDerivative(original, { format: 'webp', quality: 90 }, 1)).finally(() => {
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
