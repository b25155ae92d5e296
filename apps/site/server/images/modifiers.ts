/** Reads the modifiers of an image address (BEHAVIOURS 10.1) against the closed lists. */
import { ImageProblem } from './image-problem.ts'
import {
  boxSizes,
  fits,
  formats,
  grounds,
  positions,
  qualities,
  sides,
  unmadeFormats,
} from './image-rules.ts'

export type Format = Exclude<(typeof formats)[keyof typeof formats], 'auto'>
type Fit = (typeof fits)[number]

/** What to do with an original; nothing but what was asked for. */
export type Modifiers = {
  /** Missing: the format of the original. */
  format?: Format | 'auto'
  width?: number
  height?: number
  quality?: number
  fit?: Fit
  /** Which part of a box that is cut stays: quarters of the way from the left and the upper edge. */
  position?: { x: number; y: number }
  /** Six hexadecimal digits, lower case. */
  ground?: string
}

const names: Record<string, string> = {
  f: 'format',
  w: 'width',
  h: 'height',
  s: 'resize',
  q: 'quality',
  b: 'background',
  p: 'position',
}

const longest = 200

/**
 * @param text decoded, such as `f_webp&q_80&w_640`; `_` for none.
 * @throws {ImageProblem} 400 for whatever is not on the lists; an unknown modifier is ignored.
 */
export function readModifiers(text: string): Modifiers {
  if (text.length > longest) throw refused('too long', text.slice(0, 20))
  const modifiers: Modifiers = {}
  if (text === '_') return modifiers
  for (const pair of text.split(/[&,]/)) {
    const [, key = '', value = ''] = /^([^_=:]*)[_=:]?(.*)$/.exec(pair) ?? []
    const name = Object.hasOwn(names, key) ? names[key] : key
    Object.assign(modifiers, readOne(name ?? '', value))
  }
  return checkedTogether(modifiers)
}

function readOne(name: string, value: string): Modifiers {
  if (name === 'format') return readFormat(value)
  if (name === 'width') return { width: readNumber(value, sides, 'width') }
  if (name === 'height') return { height: readNumber(value, sides, 'height') }
  if (name === 'resize') return readBox(value)
  if (name === 'quality') return { quality: readNumber(value, qualities, 'quality') }
  if (name === 'fit') return { fit: readFit(value) }
  if (name === 'background') return { ground: readGround(value) }
  if (name === 'position') return { position: readPosition(value) }
  return {}
}

function readFormat(value: string): Modifiers {
  if (unmadeFormats.has(value)) throw refused('format', value)
  // A format that nobody knows leaves the original's, as the original endpoint does.
  return Object.hasOwn(formats, value) ? { format: formats[value as keyof typeof formats] } : {}
}

function readNumber(value: string, allowed: ReadonlySet<number>, name: string): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (!allowed.has(number)) throw refused(name, value)
  return number
}

function readBox(value: string): Modifiers {
  const [, width = '', height = width] = /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(value) ?? []
  if (!boxSizes.has(`${Number(width)}x${Number(height)}`)) throw refused('resize', value)
  return { width: Number(width), height: Number(height) }
}

function readFit(value: string): Fit {
  const fit = fits.find((one) => one === value)
  if (!fit) throw refused('fit', value)
  return fit
}

function readGround(value: string): string {
  const digits = value.replace(/^#/, '').toLowerCase()
  const ground = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  if (!grounds.has(ground)) throw refused('background', value)
  return ground
}

/** `21` → half of the way across, a quarter of the way down. */
function readPosition(value: string): { x: number; y: number } {
  if (!positions.has(value)) throw refused('position', value)
  return { x: Number(value[0]), y: Number(value[1]) }
}

/** Two sides are a box, and boxes are few; what changes nothing is dropped. */
function checkedTogether(modifiers: Modifiers): Modifiers {
  const { width, height, fit, ground, position, ...rest } = modifiers
  const isBox = width !== undefined && height !== undefined
  if (isBox && !boxSizes.has(`${width}x${height}`)) throw refused('size', `${width}x${height}`)
  return {
    ...rest,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(isBox && fit ? { fit } : {}),
    ...(isBox && position && (fit ?? 'cover') === 'cover' ? { position } : {}),
    ...(ground === undefined ? {} : { ground }),
  }
}

function refused(name: string, value: string): ImageProblem {
  const shown = value.replace(/[^\w.#-]/g, '?').slice(0, 20)
  return new ImageProblem(400, 'IPX_INVALID_MODIFIER', `Not on the list of ${name}: ${shown}`)
}
