import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShareCard } from '#app/seo/share-image.ts'
import { drawCard } from './draw-card.ts'
import { readyFonts } from './fonts.ts'
import { createMeasure } from './measure.ts'

const arabic: ShareCard = {
  locale: 'ar',
  title: 'كيف نقيس صفحةً بـ Lighthouse 13 ولماذا لا نثق <بالرقم> وحده & لا بغيره',
  label: 'الدفتر',
  site: 'بِركار',
  host: 'birkar.example',
  paper: 'sama',
  grid: 12,
  lines: [],
}
const english: ShareCard = { ...arabic, locale: 'en', title: 'A kashida is not an empty space' }
const home: ShareCard = {
  ...arabic,
  title: 'بِركار',
  lines: [
    { text: 'نقط|ة،', mark: 'nuqta' },
    { text: 'ثمّ دائ|رة،', mark: 'ring' },
    { text: 'ثمّ ك¦لُّ ش|يء', mark: 'star' },
  ],
}

describe('drawCard', () => {
  it.each([
    ['an Arabic title', arabic],
    ['an English title', english],
    ['the inscription', home],
  ])('draws %s as PNG of 1200 × 630 within 200 kB', async (_, card) => {
    const bytes = await drawCard(card)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(200_000)
  })

  it('draws other words otherwise, and the same words the same', async () => {
    const [one, same, other] = await Promise.all([
      drawCard(english),
      drawCard(english),
      drawCard({ ...english, title: 'An empty space' }),
    ])
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  it('stands a title of one long word inside its column', async () => {
    const bytes = await drawCard({ ...english, title: 'Incomprehensibilities'.repeat(2) })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    // Between the column's end and the pattern's edge there is only paper.
    const start = (300 * info.width + 866) * info.channels
    const ground = [...data.subarray(0, 3)]
    for (let x = 0; x < 40; x += 1)
      expect([...data.subarray(start + x * info.channels).subarray(0, 3)]).toEqual(ground)
  })
})

describe('createMeasure', () => {
  beforeAll(() => readyFonts(sharp))

  it('measures the joined forms of Arabic letters', async () => {
    const measure = createMeasure(sharp)
    const [joined, apart] = [await measure('سسس'), (await measure('س')) * 3]
    expect(joined).toBeGreaterThan(0.5)
    expect(joined).toBeLessThan(apart)
  })

  it('measures signs of markup as the letters they are', async () => {
    const measure = createMeasure(sharp)
    expect(await measure('a<b>&c')).toBeGreaterThan(await measure('abc'))
    expect(await measure('')).toBe(0)
  })
})
