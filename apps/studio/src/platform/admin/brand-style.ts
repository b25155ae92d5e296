/**
 * The brand as the studio's stylesheets read it: its typefaces, and its colours as `--brand-ROLE`, by day
 * and by night as the person chose in their account. Payload's own parts are drawn in greys and in three
 * colours of state, in steps; each step becomes as much of the brand's ink on its paper.
 */
import { penStack, roles, sansStack } from '@wajiha/brand/inks'

type Mode = 'light' | 'dark'

/** How much ink each of Payload's greys is, in percent: `--theme-elevation-0`, `-50` and so on to `-1000`. */
const shares: Record<Mode, readonly number[]> = {
  light: [0, 5, 10, 16, 23, 29, 36, 42, 49, 55, 61, 68, 74, 81, 87, 94, 100, 100, 100, 100, 100],
  dark: [0, 6, 11, 17, 23, 29, 34, 40, 51, 57, 60, 63, 69, 74, 80, 86, 91, 96, 100, 100, 100],
}
const step = 50

/** Paper and ink of each of Payload's states. */
const states = {
  success: ['success-bg', 'success'],
  warning: ['warn-bg', 'warn-ink'],
  error: ['error-bg', 'error'],
} as const
type State = keyof typeof states
const stateNames = ['success', 'warning', 'error'] as const

export const brandStyle = `:root{--font-body:${sansStack};--brand-pen:${penStack};${declared('light')}}:root[data-theme='dark']{${declared('dark')}}`

function declared(mode: Mode): string {
  const brand = Object.entries(roles).map(([role, ink]) => `--brand-${role}:${ink[mode]};`)
  const greys = elevations(mode).map((colour, at) => `--theme-elevation-${at * step}:${colour};`)
  const states = stateNames.flatMap((state) =>
    stateSteps(state, mode).map((colour, at) => `--theme-${state}-${(at + 1) * step}:${colour};`),
  )
  return [...brand, ...greys, ...states].join('')
}

/** The page's ground first, then with more and more ink. */
export function elevations(mode: Mode): string[] {
  return shares[mode].map((share) => mixed(roles.bg[mode], roles.text[mode], share / 100))
}

/** From 50 to 950: the page with a breath of the state, its paper at 100, its ink from 600 on. */
export function stateSteps(state: State, mode: Mode): string[] {
  const [paperRole, inkRole] = states[state]
  const [paper, ink] = [roles[paperRole][mode], roles[inkRole][mode]]
  const breath = mixed(roles.bg[mode], paper, 0.35)
  const deeper = Array.from({ length: 18 }, (_, at) => mixed(paper, ink, Math.min(1, at / 10)))
  return [breath, ...deeper]
}

function mixed(paper: string, ink: string, share: number): string {
  const [below, above] = [channelsOf(paper), channelsOf(ink)]
  const seen = below.map((one, at) => Math.round(one + ((above[at] ?? one) - one) * share))
  return `#${seen.map((one) => one.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
