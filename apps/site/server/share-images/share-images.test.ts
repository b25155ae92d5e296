import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShareCard } from '#app/seo/share-image.ts'
import { sampleData } from '../../test/sample-content.ts'
import type { Content } from '../content/content.ts'
import { createLog } from '../log.ts'
import { openShareImages } from './share-images.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-share-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

/** A studio that publishes the sample agency. */
const content = {
  read: async (_: string, name: string, { key }: { key?: string } = {}) => {
    const data = sampleData(name as 'page', key)
    return data ? { data } : undefined
  },
  isGone: () => false,
} as unknown as Content

async function open(draw: (card: ShareCard) => Promise<Buffer>, lines: string[] = []) {
  const log = createLog((line) => lines.push(line))
  const origin = 'https://birkar.example'
  const parts = { content, origin, log, draw, folder: await mkdtemp(join(folder, 'f-')) }
  const images = await openShareImages(parts)
  const addressOf = async (path: string) => {
    const found = await images.answer(`${path}-00000000000.png`)
    return found.kind === 'elsewhere' ? found.location : found.kind
  }
  return { images, addressOf, parts }
}

describe('pictures of shared links', () => {
  it('are drawn once for everybody who asks, from the words of their page', async () => {
    const drawn: ShareCard[] = []
    const { images, addressOf } = await open(async (card) => {
      drawn.push(card)
      return Buffer.from('picture')
    })
    const address = await addressOf('/share/en/blogs/x')
    const answers = await Promise.all([1, 2, 3].map(() => images.answer(address)))
    expect(answers.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture'])
    expect(drawn).toHaveLength(1)
    expect(drawn[0]).toMatchObject({ locale: 'en', title: 'الكشيدةُ ليست مسافةً فارغة' })
  })

  it('are drawn two at once at most', async () => {
    let running = 0
    let most = 0
    const { images, addressOf } = await open(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 20))
      running -= 1
      return Buffer.from('picture')
    })
    const paths = ['/about', '/contact', '/blogs', '/testimonials', '/join-us']
    const addresses = await Promise.all(paths.map((path) => addressOf(`/share/ar${path}`)))
    await Promise.all(addresses.map((address) => images.answer(address)))
    expect(most).toBe(2)
  })

  it('are found again after a restart, without drawing', async () => {
    const { images, addressOf, parts } = await open(async () => Buffer.from('picture'))
    const address = await addressOf('/share/ar/about')
    await images.answer(address)
    const again = await openShareImages({ ...parts, draw: () => Promise.reject(new Error('no')) })
    expect(await again.answer(address)).toEqual({ kind: 'picture', bytes: Buffer.from('picture') })
  })

  it('give way to the light logo when drawing fails, and the log says why', async () => {
    const lines: string[] = []
    const { images, addressOf } = await open(() => Promise.reject(new Error('no font')), lines)
    const answer = await images.answer(await addressOf('/share/ar/about'))
    expect(answer).toEqual({ kind: 'elsewhere', location: '/media/logo-light.png' })
    expect(lines.join()).toContain('no font')
  })

  it('are not there for anything that is no page', async () => {
    const { addressOf } = await open(async () => Buffer.from('picture'))
    for (const path of ['/share/ar/nothing', '/share/de/about', '/share/ar/short/x', '/share'])
      expect(await addressOf(path), path).toBe('missing')
  })
})
