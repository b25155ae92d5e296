/** `packages/brand/src/inks.ts`, written from `tokens.css`: the brand's colours where no stylesheet reaches. */
import { paperSchema } from '../../packages/contract/src/base.ts'
import { colourOf, type Mode, readTokens, type Tokens } from './read-tokens.ts'
import { srgb } from './srgb.ts'

/** The roles that somebody may want outside stylesheets: every one that is a colour. */
const roles = [
  ...['bg', 'bg-2', 'bg-3', 'text', 'text-2', 'line', 'line-strong', 'accent', 'accent-text'],
  ...['link', 'field', 'on-field', 'deep', 'on-deep', 'btn-bg', 'btn-ink', 'btn-bg-hover'],
  ...['focus', 'error', 'error-bg', 'success', 'success-bg', 'warn-bg', 'warn-ink'],
]

/** @throws {Sentence} A colour is missing or cannot be read. */
export function inksFile(css: string): string {
  const tokens = readTokens(css)
  const hex = (name: string, mode: Mode, paper?: string) => hexOf(tokens, name, mode, paper)
  return `/**
 * The brand's colours where no stylesheet reaches: browser bars, installed apps, drawn pictures, mails.
 * In sRGB, written by \`npm run brand\` from \`tokens.css\`; change them there.
 */
import type { Paper } from '@wajiha/contract'

/** A paper as it is by day and by night, and the ink that is written on it by day. */
export type PaperInks = { light: string; dark: string; ink: string }

/** What a picture is drawn with that has one look for day and night. */
export const inks = {
  field: '${hex('field', 'light')}',
  ink: '${hex('on-field', 'light')}',
  accent: '${hex('accent', 'light')}',
} as const

/** The roles of the tokens. Eight digits where light passes through: \`line\` lies over what is below. */
export const roles = {
${roles.map((role) => `  ${keyOf(role)}: ${pair(tokens, role)},`).join('\n')}
} as const

export const paperInks: Record<Paper | 'plain', PaperInks> = {
  plain: ${paperOf(tokens, 'bg')},
${paperSchema.options.map((paper) => `  ${keyOf(paper)}: ${paperOf(tokens, 'field', paper)},`).join('\n')}
}
`
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

function hexOf(tokens: Tokens, name: string, mode: Mode, paper?: string): string {
  return srgb(colourOf(tokens, `--${name}`, mode, paper), `--${name}`)
}

function pair(tokens: Tokens, role: string): string {
  return `{ light: '${hexOf(tokens, role, 'light')}', dark: '${hexOf(tokens, role, 'dark')}' }`
}

function paperOf(tokens: Tokens, ground: string, paper?: string): string {
  const [light, dark] = [
    hexOf(tokens, ground, 'light', paper),
    hexOf(tokens, ground, 'dark', paper),
  ]
  return `{ light: '${light}', dark: '${dark}', ink: '${hexOf(tokens, 'on-field', 'light', paper)}' }`
}
