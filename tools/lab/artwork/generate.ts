/**
 * Draws every picture of the demo agency into `content/media/`:
 *
 *     node tools/lab/artwork/generate.ts            all of them
 *     node tools/lab/artwork/generate.ts shots-     those whose key starts with `shots-`
 *
 * Needs nothing but sharp; words are outlines already (`lettering.data.ts`).
 */
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { type Picture, pictures } from './pictures.ts'

const folder = new URL('../../../content/media/', import.meta.url)

const encode = ({ draw, width, format }: Picture) => {
  const drawn = sharp(Buffer.from(draw()), { density: 144 }).resize(width)
  return format === 'avif'
    ? drawn.avif({ quality: 58, effort: 6 })
    : drawn.png({ palette: true, quality: 90, effort: 10 })
}

const save = async (picture: Picture) => {
  const file = new URL(`${picture.key}.${picture.format}`, folder)
  const { width, height, size } = await encode(picture).toFile(file.pathname)
  console.log(`${picture.key}  ${width} × ${height}  ${(size / 1000).toFixed(1)} kB`)
}

const [prefix = ''] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const picture of pictures.filter(({ key }) => key.startsWith(prefix))) await save(picture)
