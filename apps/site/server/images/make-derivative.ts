/**
 * One derivative, made by sharp within limits: of pixels, of seconds, of formats that may be read.
 * The library is loaded at the first picture that is not yet on disk.
 */
import type { Metadata, Sharp } from 'sharp'
import { ImageProblem, notAPicture } from './image-problem.ts'
import { workLimits } from './image-rules.ts'
import type { Format, Modifiers } from './modifiers.ts'

export type Made = { bytes: Buffer; format: Format }

const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer', 'SvgBuffer']

let loading: Promise<typeof import('sharp').default> | undefined

function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread for each job: two of them leave the event loop its share of two cores.
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) })
    return sharp
  })
  return loading
}

/**
 * @param original bytes of JPEG, PNG, WebP, AVIF, GIF (its first picture) or a cleaned SVG.
 * @param seconds how long it may take.
 * @throws {ImageProblem} 400 when it is no picture, 503 when it takes too long.
 */
export async function makeDerivative(
  original: Buffer,
  modifiers: Modifiers,
  seconds: number = workLimits.seconds,
): Promise<Made> {
  const sharp = await loadSharp()
  const begun = performance.now()
  try {
    const pipeline = sharp(original, {
      limitInputPixels: workLimits.pixels,
      failOn: 'error',
      sequentialRead: true,
      pages: 1,
    })
    const facts = await pipeline.metadata()
    const format = chooseFormat(modifiers, facts)
    pipeline.timeout({ seconds }).autoOrient()
    resize(pipeline, modifiers, facts)
    return { bytes: await encode(pipeline, format, modifiers).toBuffer(), format }
  } catch {
    // What is stopped says anything, or what another picture said: only the clock tells.
    if (performance.now() - begun >= seconds * 1_000) throw tookTooLong()
    throw notAPicture()
  }
}

function chooseFormat({ format }: Modifiers, facts: Metadata): Format {
  if (format && format !== 'auto' && format !== 'svg') return format
  const own = facts.format === 'heif' ? 'avif' : facts.format
  if (own === 'jpeg' || own === 'png' || own === 'webp' || own === 'avif' || own === 'gif')
    return own
  return 'png'
}

/** One side keeps the ratio; a box is cut or padded, and never larger than the original. */
function resize(pipeline: Sharp, modifiers: Modifiers, { autoOrient: original }: Metadata) {
  const { width, height, fit, ground, position } = modifiers
  const size = { width, height }
  if (width && height) Object.assign(size, withinOriginal(width, height, original))
  if (!width && !height) return
  if (width && height && position) pipeline.extract(cutOf({ width, height }, original, position))
  pipeline.resize({
    ...(size.width ? { width: size.width } : {}),
    ...(size.height ? { height: size.height } : {}),
    withoutEnlargement: !(width && height),
    fit: fit ?? 'cover',
    background: ground ? `#${ground}` : { r: 0, g: 0, b: 0, alpha: 0 },
  })
}

type Box = { width: number; height: number }

/** The part of the original that a box shows, as `object-position` would place it. */
function cutOf({ width, height }: Box, original: Box, position: { x: number; y: number }) {
  const scale = Math.max(width / original.width, height / original.height)
  const cut = {
    width: Math.max(1, Math.min(original.width, Math.round(width / scale))),
    height: Math.max(1, Math.min(original.height, Math.round(height / scale))),
  }
  return {
    ...cut,
    left: Math.round(((original.width - cut.width) * position.x) / 4),
    top: Math.round(((original.height - cut.height) * position.y) / 4),
  }
}

/** The largest box of the same ratio within the original. */
function withinOriginal(width: number, height: number, original: Box): Box {
  const scale = Math.min(1, original.width / width, original.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function encode(pipeline: Sharp, format: Format, { quality = 80, ground }: Modifiers): Sharp {
  if (format === 'jpeg')
    return pipeline.flatten({ background: `#${ground ?? 'ffffff'}` }).jpeg({ quality })
  // Efforts: somebody waits, and stronger ones save 1–5 % for twice to five times the time.
  if (format === 'webp') return pipeline.webp({ quality, effort: 2 })
  if (format === 'avif') return pipeline.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
  if (format === 'gif') return pipeline.gif({ effort: 3 })
  return pipeline.png({ compressionLevel: 6 })
}

const tookTooLong = () => new ImageProblem(503, 'IPX_TIMEOUT', 'The picture takes too long to make')
