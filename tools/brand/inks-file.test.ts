import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { inksFile } from './inks-file.ts'

const brand = join(root, 'packages/brand')
const tokens = readFileSync(join(brand, 'tokens.css'), 'utf8')

describe('the colours outside stylesheets', () => {
  it('are those of the tokens; when they are not, run npm run brand', () => {
    expect(readFileSync(join(brand, 'src/inks.ts'), 'utf8')).toBe(inksFile(tokens))
  })

  it('follow a change of the tokens in any notation, by day and by night', () => {
    const dyed = `${tokens}
      :root { --accent: light-dark(hsl(210 100% 50%), rgb(1 2 3 / 40%)) }
      .f-ward { --field: light-dark(#abc, var(--night)); --night: oklch(0.906 0.095 117) }`
    const text = inksFile(dyed)
    expect(text).toContain("accent: { light: '#0080ff', dark: '#01020366' }")
    expect(text).toContain("ward: { light: '#aabbcc', dark: '#dbe9a0'")
  })

  it('are solid for programs that let no light through', () => {
    const lined = `${tokens} :root { --bg: #fff; --line: rgb(0 0 0 / 20%) }`
    expect(inksFile(lined)).toContain("line: '#cccccc',")
  })

  it('name the typeface as the tokens do', () => {
    const named = (stack: string) => inksFile(`${tokens} :root { --font-sans: ${stack} }`)
    expect(named('"Two Words", serif')).toContain(`sansStack = "'Two Words', serif"\n`)
    expect(named('Amiri, serif')).toContain("sansStack = 'Amiri, serif'\n")
    expect(() => named('var(--font-pen)')).toThrow('--font-sans must name its typefaces')
  })

  it('say which token is no colour, and how to write one', () => {
    expect(() => inksFile(`${tokens} :root { --focus: pistachio }`)).toThrow(
      'tokens.css: --focus is “pistachio”, which is no colour; write oklch(0.9 0.1 117), #dbe9a0, rgb(…) or hsl(…), or two of them in light-dark().',
    )
  })
})
