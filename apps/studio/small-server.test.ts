import { describe, expect, it } from 'vitest'
import { smaller } from './small-server.ts'

const run = async (source: string) => {
  const exported = { said: () => '' }
  new Function('exports', await smaller(`exports.said = ${source}`))(exported)
  return exported.said()
}

describe('a file of the server, made small', () => {
  it('is ASCII alone, without what only people read', async () => {
    const small = await smaller(
      '/* ملاحظة */ exports.name = /^اسم$/u.test(`@{"اسم"}`) // نعم'.replaceAll('@', '$'),
    )
    expect(small).not.toMatch(/[\u0080-\uffff]/)
    expect(small).not.toContain('/*')
    expect(small.length).toBeLessThan(90)
  })

  it.each([
    ['an expression', '() => "٣ ريال، وسلة".replace(/[٠-٩]|\\،|\\\\ل/g, "-")', '- ريال- وسلة'],
    ['a letter beyond the first plane', '() => "أ😀ب".replace(/[😀-😂]/u, "!")', 'أ!ب'],
    ['a template with a tag', '() => ((one, two) => one.join(two))`سعر\\،@{"-"}جديد`', 'سعر،-جديد'],
    ['a name in an expression', '() => /(?<اسم>.)/u.exec("ك").groups["اسم"]', 'ك'],
  ])('does the same: %s', async (_, source, said) => {
    expect(await run(source.replaceAll('@', '$'))).toBe(said)
  })

  it('keeps the names by which errors are told', async () => {
    const twice =
      '() => { class Refused {} return (() => { class Refused extends Error {} return Refused.name })() }'
    expect(await run(twice)).toBe('Refused')
  })
})
