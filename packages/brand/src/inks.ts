/**
 * The brand's colours where no stylesheet reaches: browser bars, installed apps, drawn pictures, mails,
 * the studio. In sRGB, written by `npm run brand` from `tokens.css`; change them there.
 */
import type { Paper } from '@wajiha/contract'

/** The role `--font-sans`. */
export const sansStack =
  "'Estedad', 'Estedad stand-in', 'Estedad fallback', 'Noto Sans Arabic', 'Segoe UI', Tahoma, sans-serif"

/** The role `--font-pen`. */
export const penStack = "'Markazi Text', 'Markazi stand-in', 'Noto Naskh Arabic', Georgia, serif"

/** A paper as it is by day and by night, and the ink that is written on it by day. */
export type PaperInks = { light: string; dark: string; ink: string }

/** What a picture is drawn with that has one look for day and night. */
export const inks = {
  field: '#dbe9a0',
  ink: '#460c20',
  accent: '#ed4a24',
  /** The role `line` as it looks on `bg`, for programs that let no light through. */
  line: '#d7d0cd',
} as const

/** The roles of the tokens. Eight digits where light passes through: `line` lies over what is below. */
export const roles = {
  bg: { light: '#fbfbf4', dark: '#1b0c0f' },
  'bg-2': { light: '#f1f3e5', dark: '#291419' },
  'bg-3': { light: '#e7ead7', dark: '#371c22' },
  text: { light: '#360e1a', dark: '#f0f0e3' },
  'text-2': { light: '#5a3841', dark: '#c9c4b4' },
  line: { light: '#360e1a2e', dark: '#f0f0e333' },
  'line-strong': { light: '#816269', dark: '#9a887a' },
  accent: { light: '#ed4a24', dark: '#ed4a24' },
  'accent-text': { light: '#b5290a', dark: '#ff9368' },
  link: { light: '#460c20', dark: '#dbe9a0' },
  field: { light: '#dbe9a0', dark: '#2d3612' },
  'on-field': { light: '#460c20', dark: '#dbe9a0' },
  deep: { light: '#460c20', dark: '#330a17' },
  'on-deep': { light: '#dbe9a0', dark: '#dbe9a0' },
  'btn-bg': { light: '#460c20', dark: '#dbe9a0' },
  'btn-ink': { light: '#dbe9a0', dark: '#330816' },
  'btn-bg-hover': { light: '#67152e', dark: '#ecf5bc' },
  focus: { light: '#224bb2', dark: '#88d6ff' },
  error: { light: '#a91518', dark: '#fe9c91' },
  'error-bg': { light: '#fde2df', dark: '#451816' },
  success: { light: '#00573d', dark: '#87e2a8' },
  'success-bg': { light: '#d5f5de', dark: '#092f21' },
  'warn-bg': { light: '#f7bc50', dark: '#4c2e02' },
  'warn-ink': { light: '#3d110c', dark: '#fdd990' },
} as const

export const paperInks: Record<Paper | 'plain', PaperInks> = {
  plain: { light: '#fbfbf4', dark: '#1b0c0f', ink: '#360e1a' },
  fustuq: { light: '#dbe9a0', dark: '#2d3612', ink: '#460c20' },
  sama: { light: '#acd6ef', dark: '#183253', ink: '#460c20' },
  ward: { light: '#f7c5c9', dark: '#542137', ink: '#460c20' },
  zafaran: { light: '#f7bc50', dark: '#492b0c', ink: '#460c20' },
  lazaward: { light: '#1f3d9c', dark: '#172c68', ink: '#dbe9a0' },
}
