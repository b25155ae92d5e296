import type { Image } from '@wajiha/contract'
import { imageAddress, isServed } from './image-address.ts'
import { type Candidate, findCandidates } from './image-candidates.ts'
import type { PictureBox, PictureSizes } from './image-sizes.ts'

type Attributes = {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
}

const textColumn: PictureSizes = 'xs:100vw sm:100vw md:768px'
const edgeToEdge: PictureSizes = 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw'

/** Twice the narrowest `--gutter`: what stands within the page is narrower than the screen by it. */
const gutters = '2.5rem'

/** Kept as they are: drawings scale by themselves, and an animation would lose its movement. */
const keptTypes = ['image/svg+xml', 'image/gif']

/**
 * The attributes that choose the file and keep its place. Never a candidate larger than the
 * original: the first that would be is offered as large as the original is.
 *
 * @param hosts remote hosts that the endpoint reads; pictures of others keep their own address.
 */
export function pictureAttributes(
  image: Pick<Image, 'url' | 'width' | 'height' | 'mimeType' | 'focus'>,
  { sizes, box }: { sizes?: PictureSizes | undefined; box?: PictureBox | undefined },
  hosts: readonly string[],
): Attributes {
  const place = boxOf(image, box)
  if (!image.url || keptTypes.includes(image.mimeType) || !isServed(image.url, hosts))
    return { src: image.url, ...place }
  const found = findCandidates(box ? readBox(box) : { sizes: sizes ?? textColumn })
  const candidates = box ? found.candidates : withinOriginal(found.candidates, image.width)
  const address = (candidate: Candidate) =>
    imageAddress(image.url, { ...candidate, focus: image.focus })
  const src = (box ? candidates[0] : candidates.at(-1)) ?? found.src
  return {
    src: address(src),
    srcSet: candidates.map((one) => `${address(one)} ${one.descriptor}`).join(', '),
    ...(found.sizes ? { sizes: sizes === edgeToEdge ? found.sizes : inset(found.sizes) } : {}),
    ...place,
  }
}

function inset(sizes: string): string {
  return sizes.replaceAll('100vw', `calc(100vw - ${gutters})`)
}

function boxOf({ width, height }: { width: number; height: number }, box?: PictureBox) {
  if (!box) return { width, height }
  const wanted = readBox(box)
  const shown = { width: wanted.width, height: Math.round((wanted.width * height) / width) }
  return { ...shown, ...wanted }
}

function readBox(box: PictureBox): { width: number; height?: number } {
  const [width = 0, height] = box.split('x').map(Number)
  return { width, ...(height ? { height } : {}) }
}

function withinOriginal(candidates: Candidate[], original: number): Candidate[] {
  const fitting = candidates.filter(({ width = 0 }) => width <= original)
  const above = candidates[fitting.length]
  if (!above || fitting.at(-1)?.width === original) return fitting
  return [...fitting, { ...above, descriptor: `${original}w` }]
}
