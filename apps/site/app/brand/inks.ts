/**
 * The brand's colours where no stylesheet reaches: browser bars, installed apps, drawn pictures. The
 * same values as in `tokens.css`, in sRGB; a test holds both together.
 */
import type { Paper } from '@wajiha/contract'

/** A paper as it is by day and by night, and the ink that is written on it by day. */
export type PaperInks = { light: string; dark: string; ink: string }

const annab = '#460c20'
const fustuq = '#dbe9a0'

export const inks = { annab, fustuq, accent: '#ed4a24' } as const

export const paperInks: Record<Paper | 'plain', PaperInks> = {
  plain: { light: '#fbfbf4', dark: '#1b0c0f', ink: annab },
  fustuq: { light: fustuq, dark: '#3b0b1b', ink: annab },
  sama: { light: '#acd6ef', dark: '#11213e', ink: annab },
  ward: { light: '#f7c5c9', dark: '#3d172b', ink: annab },
  zafaran: { light: '#f7bc50', dark: '#3e1b0c', ink: annab },
  lazaward: { light: '#1f3d9c', dark: '#0f2156', ink: fustuq },
}
