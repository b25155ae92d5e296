/**
 * The drawing kit: every picture is made of circles, arcs, straight lines and nuqtas (the rhombic
 * dot). Each function answers one SVG element as text; lengths are pixels, angles are degrees
 * clockwise from the right.
 */
export type Attributes = Readonly<Record<string, string | number>>
export type Point = readonly [x: number, y: number]

export const round = (value: number) => Number(value.toFixed(2))

const named = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const written = (attributes: Attributes = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${named(name)}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

const element = (name: string, own: Attributes, more?: Attributes) =>
  `<${name}${written({ ...own, ...more })}/>`

/** Draws the same thing `count` times. */
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Draws one thing for every item. */
export const all = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

/** The item at `index`, counted round and round. */
export const turn = <Item>(items: readonly [Item, ...Item[]], index: number) =>
  items[index % items.length] ?? items[0]

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more?: Attributes,
) => element('rect', { x, y, width, height, fill }, more)

export const disc = (cx: number, cy: number, r: number, fill: string, more?: Attributes) =>
  element('circle', { cx, cy, r, fill }, more)

/** An unfilled circle: a construction line. */
export const hair = (
  cx: number,
  cy: number,
  r: number,
  stroke: string,
  strokeWidth = 1.5,
  more?: Attributes,
) => element('circle', { cx, cy, r, fill: 'none', stroke, strokeWidth }, more)

/** Concentric or scattered construction lines in one ink. */
export const hairs = (
  circles: readonly (readonly [cx: number, cy: number, r: number])[],
  stroke: string,
  opacity = 0.35,
  width = 1.5,
) =>
  group(
    all(circles, ([cx, cy, r]) => hair(cx, cy, r, stroke, width)),
    { opacity },
  )

export const polygon = (points: readonly Point[], fill: string, more?: Attributes) =>
  element(
    'polygon',
    { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill },
    more,
  )

export const line = (
  [x1, y1]: Point,
  [x2, y2]: Point,
  stroke: string,
  strokeWidth = 1.5,
  more?: Attributes,
) => element('line', { x1, y1, x2, y2, stroke, strokeWidth }, more)

export const path = (d: string, fill: string, more?: Attributes) =>
  element('path', { d, fill }, more)

/** A line that turns: the outline of a path, never its inside. */
export const stroke = (d: string, ink: string, strokeWidth: number, more?: Attributes) =>
  path(d, 'none', { stroke: ink, strokeWidth, ...more })

/** The rhombic dot, `r` from its middle to each corner. */
export const nuqta = (cx: number, cy: number, r: number, fill: string, more?: Attributes) =>
  polygon(
    [
      [cx, cy - r],
      [cx + r, cy],
      [cx, cy + r],
      [cx - r, cy],
    ],
    fill,
    more,
  )

/** The point at `angle` on the circle of radius `r`. */
export const onCircle = (cx: number, cy: number, r: number, angle: number): Point => {
  const turned = (angle * Math.PI) / 180
  return [round(cx + r * Math.cos(turned)), round(cy + r * Math.sin(turned))]
}

const large = (from: number, to: number) => (to - from > 180 ? 1 : 0)

/** A band of thickness `t` inside the circle of radius `r`, from one angle to another. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  t: number,
  from: number,
  to: number,
  fill: string,
  more?: Attributes,
) => {
  const inner = round(r - t)
  const outer = round(r)
  const side = large(from, to)
  const [a, b] = [onCircle(cx, cy, r, from), onCircle(cx, cy, r, to)]
  const [c, d] = [onCircle(cx, cy, r - t, to), onCircle(cx, cy, r - t, from)]
  const there = `M${a.join(' ')}A${outer} ${outer} 0 ${side} 1 ${b.join(' ')}`
  const back = `L${c.join(' ')}A${inner} ${inner} 0 ${side} 0 ${d.join(' ')}Z`
  return path(there + back, fill, more)
}

/** A closed ring. */
export const hoop = (cx: number, cy: number, r: number, t: number, fill: string) =>
  hair(cx, cy, r - t / 2, fill, t)

export const sector = (
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  fill: string,
  more?: Attributes,
) => {
  const [a, b] = [onCircle(cx, cy, r, from), onCircle(cx, cy, r, to)]
  const arc = `A${round(r)} ${round(r)} 0 ${large(from, to)} 1 ${b.join(' ')}`
  return path(`M${round(cx)} ${round(cy)}L${a.join(' ')}${arc}Z`, fill, more)
}

/** Half a disc that starts at `from`: 0 is a bowl, 180 a dome. */
export const half = (
  cx: number,
  cy: number,
  r: number,
  from: number,
  fill: string,
  more?: Attributes,
) => sector(cx, cy, r, from, from + 180, fill, more)

/** A water drop: a circle and a right angle. */
export const drop = (cx: number, cy: number, r: number, fill: string, more?: Attributes) => {
  const side = r * Math.SQRT1_2
  const top = `M${round(cx)} ${round(cy - r * Math.SQRT2)}`
  const shoulder = `L${round(cx + side)} ${round(cy - side)}`
  const belly = `A${r} ${r} 0 1 1 ${round(cx - side)} ${round(cy - side)}`
  return path(`${top}${shoulder}${belly}Z`, fill, more)
}

/** A horseshoe portal: a circle that stands on two jambs. */
export const horseshoe = (cx: number, cy: number, r: number, floor: number, fill: string) =>
  disc(cx, cy, r, fill) + rect(cx - r * 0.915, cy + r * 0.4, r * 1.83, floor - (cy + r * 0.4), fill)

export const group = (inner: string, attributes?: Attributes) =>
  `<g${written(attributes)}>${inner}</g>`

export const moved = (x: number, y: number, inner: string) =>
  group(inner, { transform: `translate(${round(x)} ${round(y)})` })

/** A ruler: a tick every `step`, a long one every fifth. */
export const ticks = (
  x: number,
  y: number,
  count: number,
  step: number,
  ink: string,
  [short, long, width]: readonly [short: number, long: number, width: number] = [14, 26, 2.5],
) => each(count, (i) => rect(x + i * step - width / 2, y, width, i % 5 ? short : long, ink))

/** A whole picture. Without a ground it is transparent. */
export const sheet = (
  width: number,
  height: number,
  ground: string | undefined,
  inner: string,
  defs = '',
) => {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}">`
  const paper = ground ? rect(0, 0, width, height, ground) : ''
  return `${head}${defs ? `<defs>${defs}</defs>` : ''}${paper}${inner}</svg>\n`
}
