/** Image addresses as a stranger with bad intentions would write them; the same ones for a seed. */

const keys = ['w', 'h', 's', 'q', 'f', 'b', 'fit', 'width', 'height', 'resize', 'quality', 'format']
const others = [
  'enlarge',
  'blur',
  'rotate',
  'extract',
  'trim',
  'kernel',
  '__proto__',
  'constructor',
]
const values = [
  '320',
  '640',
  '100x100',
  '80',
  'webp',
  'png',
  'auto',
  'cover',
  '-1',
  '0',
  '1e9',
  '99999',
  '0x140',
  'NaN',
  'Infinity',
  '8000x8000',
  '320x',
  'x320',
  '320.5',
  '٣٢٠',
  'tiff',
  'heic',
  '../..',
  '%252e%252e',
  '%0a',
  '%00',
  '%ff',
  '%',
  '{{7*7}}',
  "' or 1=1",
  '<script>',
  '#ff0000',
  '123456',
  'javascript',
]
const separators = ['&', ',', ';', '&&', '%26', '%2c', '/']
const joints = ['_', '=', ':', '', '__', '%5f']

/** @param inside ports and hosts of this machine that must never hear of it. */
export function hostileAddresses(count: number, seed: number, inside: readonly string[]): string[] {
  const random = mulberry32(seed)
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const sources = [
    'a.png',
    'a.png',
    'a.png',
    'drawing.svg',
    'broken.png',
    'words.txt',
    'none.png',
    'inner',
    '../a.png',
    '..%2fa.png',
    'a.png%3Fx',
    'media/none.exe',
    'a.png?x=1',
    '',
    '//',
    'link.png',
    ...inside.flatMap((host) => [`http://${host}/a.png`, `http:%2f%2f${host}%2fa.png`]),
    'http://169.254.169.254/latest',
    'https://evil.example/a.png',
    'file:///etc/passwd',
  ]
  const modifier = () => one([...keys, ...keys, ...others]) + one(joints) + one(values)
  const junk = () =>
    encodeURIComponent(
      Array.from({ length: 1 + Math.floor(random() * 60) }, () =>
        String.fromCodePoint(33 + Math.floor(random() * 0x7ff)),
      ).join(''),
    )
  const modifiers = () => {
    if (random() < 0.05) return junk()
    if (random() < 0.02) return 'w_320,'.repeat(1 + Math.floor(random() * 400))
    const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, modifier)
    return parts.reduce((text, part) => text + one(separators) + part)
  }
  return Array.from({ length: count }, () =>
    `/_ipx/${modifiers()}/${one(sources)}`.replace(/[^!-~]/gu, encodeURIComponent),
  )
}

/** Small, fast and the same everywhere; https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
