import { describe, expect, it } from 'vitest'
import { colourOf, readTokens } from './read-tokens.ts'

const css = `@layer base, tokens;
@layer tokens {
  :root { /* a { comment: } */ --red: #f00; --ink: light-dark(var(--red), oklch(0.2 0.1 5)) }
  .f-sky, .f-sea { --red: #00f }
  @media (forced-colors: active) { :root { --red: Highlight } }
}`

describe('the tokens as a stylesheet says them', () => {
  const tokens = readTokens(css)

  it('follow names and take the side of day or night', () => {
    expect(colourOf(tokens, '--ink', 'light')).toBe('#f00')
    expect(colourOf(tokens, '--ink', 'dark')).toBe('oklch(0.2 0.1 5)')
  })

  it('say which token is missing, and who asked for it', () => {
    const broken = readTokens(':root { --a: var(--b); --b: var(--a); --c: var(--d) }')
    expect(() => colourOf(broken, '--bg', 'light')).toThrow('--bg is missing in :root')
    expect(() => colourOf(broken, '--c', 'light')).toThrow('--c is --d, which nobody sets')
    expect(() => colourOf(broken, '--a', 'light')).toThrow('--a leads back to itself (--a, --b)')
  })

  it('let a paper set what the page sets, for itself', () => {
    expect(colourOf(tokens, '--ink', 'light', 'sea')).toBe('#00f')
    expect(colourOf(tokens, '--ink', 'light', 'paper-without-a-rule')).toBe('#f00')
  })
})
