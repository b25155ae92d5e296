import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { roles } from '../../packages/brand/src/inks.ts'
import { symbol } from '../../packages/brand/src/symbol.ts'
import { root } from '../root.ts'
import { type App, drawIcons, picturesOf } from './icons.ts'

const drawn = {
  site: await drawIcons({ symbol, colours: roles }),
  studio: await drawIcons({ symbol, colours: roles }, 'studio'),
}
const folderOf = (app: App) => join(root, 'apps', app, 'public')
const committed = (app: App, name: string) => readFileSync(join(folderOf(app), name))

/** The largest difference between two pictures in any channel, 0 to 255; other sizes count as 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 255
  return a.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (b.data[at] ?? 0))), 0)
}

/** Another version of the drawing library may round an edge otherwise. */
const tolerance = 12
const advice = (name: string) => `${name} is not what the symbol draws: run npm run brand`

describe.each(['site', 'studio'] as const)('the icons of the %s', (app) => {
  const icons = drawn[app]

  it('are the ones that the command draws, and no others', () => {
    const names = readdirSync(folderOf(app)).filter((name) => /icon/.test(name))
    expect(names.sort()).toEqual([...icons.keys()].sort())
  })

  it('are the symbol in the colours of the brand', async () => {
    expect(committed(app, 'favicon.svg').toString(), advice('favicon.svg')).toBe(
      icons.get('favicon.svg')?.toString(),
    )
    for (const [name, bytes] of icons)
      if (name.endsWith('.png'))
        expect(await difference(committed(app, name), bytes), advice(name)).toBeLessThan(tolerance)
  })

  it('are the same in the file that old browsers ask for, in three sizes', async () => {
    const wanted = picturesOf(icons.get('favicon.ico') ?? Buffer.alloc(6))
    const pictures = picturesOf(committed(app, 'favicon.ico'))
    expect(pictures).toHaveLength(3)
    for (const [index, picture] of pictures.entries())
      expect(
        await difference(picture, wanted[index] ?? Buffer.alloc(0)),
        advice('favicon.ico'),
      ).toBeLessThan(tolerance)
  })
})

describe('the icons', () => {
  it('change with the symbol and with the colours', async () => {
    const green = { ...roles, field: { light: '#00ff00', dark: '#00ff00' } }
    const other = { ...symbol, ink: 'M0 8h96v48h-96z' }
    for (const icons of [
      await drawIcons({ symbol, colours: green }),
      await drawIcons({ symbol: other, colours: roles }),
      drawn.studio,
    ]) {
      expect(icons.get('favicon.svg')).not.toEqual(drawn.site.get('favicon.svg'))
      for (const name of ['icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'])
        expect(
          await difference(icons.get(name) ?? Buffer.alloc(0), committed('site', name)),
        ).toBeGreaterThan(tolerance)
    }
  })
})
