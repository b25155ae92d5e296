/** Icons as the Iconify format writes them, and as they are drawn. */

export type IconData = {
  /** What stands inside the `<svg>`. */
  body: string
  left?: number
  top?: number
  /** Both are 16 when nobody says otherwise. */
  width?: number
  height?: number
  /** Quarter turns. */
  rotate?: number
  hFlip?: boolean
  vFlip?: boolean
}

type Alias = Omit<IconData, 'body'> & { parent: string }

export type IconSet = Omit<IconData, 'body'> & {
  prefix: string
  icons: Record<string, IconData>
  aliases?: Record<string, Alias>
  lastModified?: number
  not_found?: string[]
}

/** An icon of a set by its name or another name for it; what it does not say, the set says. */
export function findInSet(set: IconSet, name: string, depth = 0): IconData | undefined {
  const { width, height, left, top } = set
  const common = { ...defined({ width, height, left, top }) }
  if (Object.hasOwn(set.icons, name)) return { ...common, ...(set.icons[name] as IconData) }
  const { aliases = {} } = set
  if (!Object.hasOwn(aliases, name) || depth > 5) return undefined
  const { parent, ...own } = aliases[name] as Alias
  const found = findInSet(set, parent, depth + 1)
  return found && turned({ ...found, ...sizeOf(own) }, own)
}

/** What an `<svg>` needs to draw an icon: the box it looks into, and its inside. */
export function drawIcon(icon: IconData): { viewBox: string; body: string } {
  const { left = 0, top = 0, width = 16, height = 16, hFlip, vFlip, rotate = 0 } = icon
  const [x, y] = [left + width / 2, top + height / 2]
  const steps = [
    ...(rotate % 4 ? [`rotate(${(rotate % 4) * 90} ${x} ${y})`] : []),
    ...(hFlip ? [`translate(${2 * x} 0) scale(-1 1)`] : []),
    ...(vFlip ? [`translate(0 ${2 * y}) scale(1 -1)`] : []),
  ]
  const body = steps.length > 0 ? `<g transform="${steps.join(' ')}">${icon.body}</g>` : icon.body
  return { viewBox: `${left} ${top} ${width} ${height}`, body }
}

/** Turns and flips add up along the names. */
function turned(icon: IconData, { rotate = 0, hFlip = false, vFlip = false }: Partial<Alias>) {
  const is = {
    rotate: ((icon.rotate ?? 0) + rotate) % 4,
    hFlip: Boolean(icon.hFlip) !== hFlip,
    vFlip: Boolean(icon.vFlip) !== vFlip,
  }
  const { rotate: _, hFlip: __, vFlip: ___, ...plain } = icon
  return {
    ...plain,
    ...(is.rotate ? { rotate: is.rotate } : {}),
    ...(is.hFlip ? { hFlip: true } : {}),
    ...(is.vFlip ? { vFlip: true } : {}),
  }
}

const sizeOf = ({ left, top, width, height }: Partial<Alias>) =>
  defined({ left, top, width, height })

function defined<Value extends object>(value: Value) {
  const kept = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(kept) as { [Key in keyof Value]?: NonNullable<Value[Key]> }
}
