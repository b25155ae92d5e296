/** A card's portrait as telephones take it along: a JPEG of at most 40 kB. */
import { LRUCache } from 'lru-cache'
import { workLimits } from '../images/image-rules.ts'
import type { Images, MakeDerivative } from '../images/images.ts'
import { type KeptMedia, pictureName } from '../images/kept-media.ts'
import { type Log, reasonOf } from '../log.ts'

const prefix = '/media/'
const largest = 40_000
/** Side, px, and quality; the first that is small enough is taken. */
const attempts = [
  [480, 82],
  [360, 75],
  [240, 70],
] as const
/** How many are remembered: each is asked for by a whole team at one event. */
const remembered = 100

type Parts = {
  media: KeptMedia
  images: Pick<Images, 'draw'>
  makeDerivative: MakeDerivative
  log: Log
}

/** `find` gives the portrait under `/media/NAME`, or nothing where it cannot be had or read. */
export function openPortraits({ media, images, makeDerivative, log }: Parts) {
  const known = new LRUCache<string, Promise<Buffer | undefined>>({ max: remembered })

  async function draw(name: string): Promise<Buffer | undefined> {
    const found = await media.find(name)
    if (found.kind !== 'kept') return undefined
    for (const [side, quality] of attempts) {
      const size = { width: side, height: side, fit: 'cover' } as const
      const modifiers = { ...size, format: 'jpeg', quality } as const
      const { bytes } = await makeDerivative(found, modifiers, workLimits.ownSeconds)
      if (bytes.length <= largest) return bytes
    }
    return undefined
  }

  return {
    async find(url: string): Promise<Buffer | undefined> {
      const name = url.slice(prefix.length)
      if (!url.startsWith(prefix) || !pictureName.test(name)) return undefined
      const running = known.get(name) ?? images.draw(`portrait ${name}`, () => draw(name))
      known.set(name, running)
      try {
        const bytes = await running
        // The studio was away: the next one asks again.
        if (!bytes) known.delete(name)
        return bytes
      } catch (error) {
        known.delete(name)
        log.warn('portrait_not_drawn', { name, reason: reasonOf(error) })
        return undefined
      }
    },
  }
}

export type Portraits = ReturnType<typeof openPortraits>
