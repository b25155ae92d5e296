/**
 * `packages/brand/src/inks.ts`, written from `tokens.css`: the brand's colours and typeface where that
 * stylesheet does not reach.
 */
import { paperSchema } from '../../packages/contract/src/base.ts'
import { Sentence } from '../sentence.ts'
import { colourOf, type Mode, readTokens, type Tokens } from './read-tokens.ts'
import { srgb } from './srgb.ts'

/** The roles that somebody may want outside stylesheets. */
const roles = [
  'bg',
  'bg-2',
  'bg-3',
  'text',
  'text-2',
  'line',
  'line-strong',
  'accent',
  'accent-text',
  'link',
  'field',
  'on-field',
  'deep',
  'on-deep',
  'btn-bg',
  'btn-ink',
  'btn-bg-hover',
  'focus',
  'error',
  'error-bg',
  'success',
  'success-bg',
  'warn-bg',
  'warn-ink',
]

/** @throws {Sentence} A colour is missing or cannot be read. */
export function inksFile(css: string): string {
  const tokens = readTokens(css)
  const hex = (name: string, mode: Mode, paper?: string) => hexOf(tokens, name, mode, paper)
  return `/**
 * The brand's colours where no stylesheet reaches: browser bars, installed apps, drawn pictures, mails,
 * the studio. In sRGB, written by \`npm run brand\` from \`tokens.css\`; change them there.
 */
import type { Paper } from '@wajiha/contract'

/** The role \`--font-sans\`. */
${stackOf(tokens, 'sans')}

/** The role \`--font-pen\`. */
${stackOf(tokens, 'pen')}

/** A paper as it is by day and by night, and the ink that is written on it by day. */
export type PaperInks = { light: string; dark: string; ink: string }

/** What a picture is drawn with that has one look for day and night. */
export const inks = {
  field: '${hex('field', 'light')}',
  ink: '${hex('on-field', 'light')}',
  accent: '${hex('accent', 'light')}',
  /** The role \`line\` as it looks on \`bg\`, for programs that let no light through. */
  line: '${laidOver(hex('line', 'light'), hex('bg', 'light'))}',
} as const

/** The roles of the tokens. Eight digits where light passes through: \`line\` lies over what is below. */
export const roles = {
${roles.map((role) => `  ${keyOf(role)}: ${pair(tokens, role)},`).join('\n')}
} as const

export const paperInks: Record<Paper | 'plain', PaperInks> = {
  plain: ${paperOf(tokens, 'bg', undefined, 'text')},
${paperSchema.options.map((paper) => `  ${keyOf(paper)}: ${paperOf(tokens, 'field', paper)},`).join('\n')}
}
`
}

function stackOf({ page }: Tokens, role: 'sans' | 'pen'): string {
  const stack = page.get(`--font-${role}`) ?? ''
  if (!stack || stack.includes('var('))
    throw new Sentence(
      `tokens.css: --font-${role} must name its typefaces; pictures and the studio are drawn with it.`,
    )
  const head = `export const ${role}Stack =`
  const text = `"${stack.replaceAll('"', "'").replaceAll(/\s+/g, ' ')}"`
  const value = text.includes("'") ? text : text.replaceAll('"', "'")
  // As the formatter breaks lines.
  return `${head}${head.length + 1 + value.length > 100 ? '\n  ' : ' '}${value}`
}

/** What is seen of a colour on an opaque one: `#360e1a2e` on `#fbfbf4` → `#d7d0cd`. */
function laidOver(colour: string, ground: string): string {
  const channels = (hex: string) =>
    hex.match(/[0-9a-f]{2}/g)?.map((two) => Number.parseInt(two, 16)) ?? []
  const [above, below] = [channels(colour), channels(ground)]
  const share = (above.at(3) ?? 255) / 255
  const seen = below.map((one, at) => Math.round((above[at] ?? one) * share + one * (1 - share)))
  return `#${seen.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function hexOf(tokens: Tokens, name: string, mode: Mode, paper?: string): string {
  return srgb(colourOf(tokens, `--${name}`, mode, paper), `--${name}`)
}

function pair(tokens: Tokens, role: string): string {
  return `{ light: '${hexOf(tokens, role, 'light')}', dark: '${hexOf(tokens, role, 'dark')}' }`
}

function paperOf(tokens: Tokens, ground: string, paper?: string, ink = 'on-field'): string {
  const [light, dark] = [
    hexOf(tokens, ground, 'light', paper),
    hexOf(tokens, ground, 'dark', paper),
  ]
  return `{ light: '${light}', dark: '${dark}', ink: '${hexOf(tokens, ink, 'light', paper)}' }`
}
